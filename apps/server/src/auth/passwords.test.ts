import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords';

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

  test('[AUTH-11] of an unknown user cost a hash as well and are never right', async () => {
    await expect(createPasswords().verify(null, 'nobody has this password')).resolves.toBe(false);
  });
});
