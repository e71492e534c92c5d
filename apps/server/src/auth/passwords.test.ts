import * as argon2 from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords';

/** The real thing, which notes what each check worked on: how hard the hash is, and how long the password. */
function countedPasswords() {
  const checks: string[] = [];
  const passwords = createPasswords({
    hash: argon2.hash,
    verify: (kept, password, ...rest) => {
      checks.push(
        `${String(kept).split('$').slice(1, 4).join('$')} for ${String(password.length)} characters`,
      );
      return argon2.verify(kept, password, ...rest);
    },
  });
  return { passwords, checks };
}

describe('passwords', () => {
  test('are kept as argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await createPasswords().hash('seven wet otters')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('are verified against their hash only', async () => {
    const passwords = createPasswords();
    const kept = await passwords.hash('seven wet otters');
    await expect(passwords.verify(kept, 'seven wet otters')).resolves.toBe(true);
    await expect(passwords.verify(kept, 'seven dry otters')).resolves.toBe(false);
  });

  test('[AUTH-11] of an unknown user are never right, not even the one behind the hash that stands in', async () => {
    await expect(createPasswords().verify(null, 'nobody has this password')).resolves.toBe(false);
  });

  test('[AUTH-11] of an unknown user take one check as hard as that of a known one', async () => {
    const { passwords, checks } = countedPasswords();
    const kept = await passwords.hash('seven wet otters');
    await passwords.verify(kept, 'a wrong guess');
    await passwords.verify(null, 'a wrong guess');
    const check = 'argon2id$v=19$m=19456,t=2,p=1 for 13 characters';
    expect(checks).toEqual([check, check]);
  });

  test('are checked two at a time, however many log in at once', async () => {
    let running = 0;
    let most = 0;
    const passwords = createPasswords({
      hash: argon2.hash,
      async verify(...check) {
        running += 1;
        most = Math.max(most, running);
        const isRight = await argon2.verify(...check);
        running -= 1;
        return isRight;
      },
    });
    await Promise.all(Array.from({ length: 12 }, () => passwords.verify(null, 'x')));
    expect(most).toBe(2);
  });
});
