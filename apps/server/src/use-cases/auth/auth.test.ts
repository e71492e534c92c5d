import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureAdmin } from '../../auth/ensure-admin';
import { createTestDeps, type TestDeps } from '../../testing';

const PASSWORD = 'seven wet otters';

let world: TestDeps;
let limited: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
  limited = await createTestDeps({ hasRateLimits: true });
});

afterAll(async () => {
  await world.close();
  await limited.close();
});

async function guest(): Promise<string> {
  const { userSessionId } = await world.call().auth.session();
  return userSessionId ?? '';
}

function anAddress(name: string): string {
  return `${name}-${world.deps.newId()}@example.org`;
}

async function signUp(username: string, userSessionId: string | null = null): Promise<string> {
  const answer = await world
    .call({ userSessionId })
    .auth.signUp({ username, password: PASSWORD, cheese: 'z' });
  return answer.userSessionId ?? '';
}

async function problemOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await call.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof TRPCError)) throw new Error('The call was not refused');
  return { code: error.code, message: error.message };
}

describe('user sessions', () => {
  test('[REST-10] a live id is answered unchanged, anything else gets a new guest', async () => {
    const userSessionId = await guest();
    await expect(world.call({ userSessionId }).auth.session()).resolves.toEqual({
      userSessionId,
      userAccountExtract: null,
    });
    const other = await world.call({ userSessionId: 'made up' }).auth.session();
    expect(other.userSessionId).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  });

  test('[AUTH-10] asking who one is makes no guest', async () => {
    await expect(world.call().auth.current()).resolves.toEqual({
      hasUserSession: false,
      userAccountExtract: null,
    });
  });

  test('[AUTH-10] a browser without a cookie becomes one guest by its first write, however many calls it batches', async () => {
    const handedOver: (string | null)[] = [];
    const calls = world.call({
      isBrowser: true,
      canStartGuest: true,
      handOver: (id) => handedOver.push(id),
    });
    const [first, second] = await Promise.all([
      calls.answerSheet.save({ answerSheet: { name: 'One' } }),
      calls.answerSheet.save({ answerSheet: { name: 'Two' } }),
    ]);
    expect(new Set(handedOver).size).toBe(1);
    const [userSessionId = null] = handedOver;
    const { answerSheets } = await world.call({ userSessionId }).answerSheet.list();
    expect(answerSheets.map(({ id }) => id).sort()).toEqual(
      [first.answerSheet.id, second.answerSheet.id].sort(),
    );
  });

  test('an expired id is refused for a write, so that nothing is saved under another name', async () => {
    const call = world.call({ userSessionId: 'expired', canStartGuest: true, isBrowser: true });
    await expect(problemOf(call.answerSheet.save({ answerSheet: {} }))).resolves.toEqual({
      code: 'UNAUTHORIZED',
      message: 'Unknown or expired user session',
    });
  });

  test('the database keeps a hash of the id only', async () => {
    const userSessionId = await guest();
    const rows = await world.database.sql`select id from auth_session`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(userSessionId);
  });

  test('[COOKIE-1] a login that is used ends 24 hours after the use', async () => {
    const userSessionId = await guest();
    await world.database.sql`update auth_session set expires_at = now() + interval '10 minutes'`;
    await world.call({ userSessionId }).answerSheet.list();
    const [row] = await world.database.sql`select max(expires_at) > now() + interval '23 hours' as renewed
      from auth_session`;
    expect(row?.['renewed']).toBe(true);
  });

  test('a login that ended is unknown', async () => {
    const userSessionId = await guest();
    await world.database.sql`update auth_session set expires_at = now() - interval '1 second'`;
    const call = world.call({ userSessionId });
    await expect(problemOf(call.answerSheet.list())).resolves.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('a browser never reads its id in an answer', async () => {
    const answer = await world.call({ isBrowser: true, canStartGuest: true }).auth.session();
    expect(answer.userSessionId).toBeNull();
  });
});

describe('signing up', () => {
  test("[AUTH-12] keeps the guest's quizzes and kills the old id", async () => {
    const old = await guest();
    const { answerSheet } = await world.call({ userSessionId: old }).answerSheet.save({ answerSheet: {} });
    const userSessionId = await signUp(anAddress('keeper'), old);

    expect(userSessionId).not.toBe(old);
    const { answerSheets } = await world.call({ userSessionId }).answerSheet.list();
    expect(answerSheets.map(({ id }) => id)).toEqual([answerSheet.id]);
    const dead = world.call({ userSessionId: old });
    await expect(problemOf(dead.answerSheet.list())).resolves.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('[AUTH-7] is refused for a username that is in use, in whatever case', async () => {
    const username = anAddress('Taken');
    await signUp(username);
    const again = world
      .call()
      .auth.signUp({ username: username.toUpperCase(), password: PASSWORD, cheese: 'Z' });
    await expect(problemOf(again)).resolves.toEqual({
      code: 'CONFLICT',
      message: 'There is already an account with this username',
    });
  });

  test.each([
    ['no e-mail address', { username: 'abc' }],
    ['a password of 7 characters', { password: 'otters1' }],
    ['a password of 129 characters', { password: 'o'.repeat(128) + 'x' }],
    ['a password that everybody tries first', { password: 'Password123' }],
    ['[AUTH-5] a wrong answer to the human check', { cheese: 'q' }],
  ])('[AUTH-6] is refused with %s', async (_what, wrong) => {
    const body = { username: anAddress('new'), password: PASSWORD, cheese: 'z', ...wrong };
    await expect(problemOf(world.call().auth.signUp(body))).resolves.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test("of somebody who has an account leaves that account's quizzes there", async () => {
    const first = await signUp(anAddress('first'));
    await world.call({ userSessionId: first }).answerSheet.save({ answerSheet: {} });
    const second = await signUp(anAddress('second'), first);
    await expect(world.call({ userSessionId: second }).answerSheet.list()).resolves.toEqual({
      answerSheets: [],
    });
  });
});

describe('logging in and out', () => {
  test("[AUTH-13] adds the guest's quizzes to the account and rotates the id", async () => {
    const username = anAddress('returning');
    const before = await signUp(username);
    await world.call({ userSessionId: before }).answerSheet.save({ answerSheet: { name: 'Old' } });

    const asGuest = await guest();
    await world.call({ userSessionId: asGuest }).answerSheet.save({ answerSheet: { name: 'New' } });
    const answer = await world
      .call({ userSessionId: asGuest })
      .auth.logIn({ username: username.toUpperCase(), password: PASSWORD });

    expect(answer.userAccountExtract?.username).toBe(username);
    const { answerSheets } = await world.call({ userSessionId: answer.userSessionId }).answerSheet.list();
    expect(answerSheets.map(({ name }) => name)).toEqual(['New', 'Old']);
    const dead = world.call({ userSessionId: asGuest });
    await expect(problemOf(dead.answerSheet.list())).resolves.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(world.call({ userSessionId: before }).answerSheet.list()).resolves.toBeDefined();
  });

  test('[AUTH-11] an unknown username costs the same one password check as a wrong password', async () => {
    const username = anAddress('holder');
    await signUp(username);
    const checks = vi.spyOn(world.deps.passwords, 'verify');
    await problemOf(world.call().auth.logIn({ username, password: 'nine dry otters' }));
    expect(checks).toHaveBeenCalledOnce();
    await problemOf(world.call().auth.logIn({ username: anAddress('nobody'), password: 'nine dry otters' }));
    expect(checks).toHaveBeenCalledTimes(2);
    expect(checks.mock.calls.map(([kept]) => kept === null)).toEqual([false, true]);
    checks.mockRestore();
  });

  test('[ERR-17] a wrong password and an unknown username get the same words', async () => {
    const username = anAddress('holder');
    await signUp(username);
    const wrong = await problemOf(world.call().auth.logIn({ username, password: 'nine dry otters' }));
    const unknown = await problemOf(
      world.call().auth.logIn({ username: anAddress('nobody'), password: PASSWORD }),
    );
    expect(wrong).toEqual({ code: 'UNAUTHORIZED', message: 'Invalid username/password combination' });
    expect(unknown).toEqual(wrong);
  });

  test('[AUTH-2] blank credentials are refused as missing', async () => {
    await expect(problemOf(world.call().auth.logIn({ username: ' ', password: ' ' }))).resolves.toMatchObject(
      { code: 'BAD_REQUEST' },
    );
  });

  test('[AUTH-14] a log-out kills the id and clears the cookie', async () => {
    const userSessionId = await signUp(anAddress('leaving'));
    const handedOver: (string | null)[] = [];
    await world.call({ userSessionId, handOver: (id) => handedOver.push(id) }).auth.logOut();
    expect(handedOver.at(-1)).toBeNull();
    await expect(problemOf(world.call({ userSessionId }).answerSheet.list())).resolves.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('[REST-8] the eleventh wrong password in a row is refused with 429', async () => {
    const attempt = { username: 'nobody@example.org', password: 'nine dry otters' };
    for (let wrong = 0; wrong < 10; wrong += 1) await problemOf(limited.call().auth.logIn(attempt));
    await expect(problemOf(limited.call().auth.logIn(attempt))).resolves.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});

describe('the own account', () => {
  test('a new password ends every other login and needs the old one', async () => {
    const username = anAddress('changing');
    const elsewhere = await signUp(username);
    const { userSessionId } = await world.call().auth.logIn({ username, password: PASSWORD });
    const { account } = world.call({ userSessionId });
    await expect(
      problemOf(account.changePassword({ currentPassword: 'a guess', newPassword: 'eight wet otters' })),
    ).resolves.toMatchObject({ code: 'FORBIDDEN' });

    const changed = await account.changePassword({
      currentPassword: PASSWORD,
      newPassword: 'eight wet otters',
    });
    for (const dead of [elsewhere, userSessionId]) {
      await expect(problemOf(world.call({ userSessionId: dead }).answerSheet.list())).resolves.toMatchObject({
        code: 'UNAUTHORIZED',
      });
    }
    await expect(world.call(changed).answerSheet.list()).resolves.toBeDefined();
    await expect(world.call().auth.logIn({ username, password: 'eight wet otters' })).resolves.toBeDefined();
  });

  test('deleting it deletes its quizzes, and needs the password', async () => {
    const username = anAddress('going');
    const userSessionId = await signUp(username);
    const { answerSheet } = await world.call({ userSessionId }).answerSheet.save({ answerSheet: {} });
    const { account } = world.call({ userSessionId });
    await expect(problemOf(account.delete({ password: 'a guess' }))).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
    await account.delete({ password: PASSWORD });
    await expect(world.deps.answerSheets.get(answerSheet.id)).resolves.toBeNull();
    await expect(problemOf(world.call().auth.logIn({ username, password: PASSWORD }))).resolves.toMatchObject(
      { code: 'UNAUTHORIZED' },
    );
  });

  test('a download holds the account and its quizzes, and no password', async () => {
    const username = anAddress('taking');
    const userSessionId = await signUp(username);
    await world.call({ userSessionId }).answerSheet.save({ answerSheet: { name: 'Mine' } });
    const download = await world.call({ userSessionId }).account.download();
    expect(download).toMatchObject({ userAccount: { username }, answerSheets: [{ name: 'Mine' }] });
    expect(JSON.stringify(download)).not.toContain('argon2');
  });
});

describe("the host's own account", () => {
  test('is made at the start with both roles, and gets the new password at a later start', async () => {
    const username = anAddress('landlord');
    await ensureAdmin(world.deps, { username, password: PASSWORD });
    await ensureAdmin(world.deps, { username, password: 'eight wet otters' });
    const answer = await world.call().auth.logIn({ username, password: 'eight wet otters' });
    expect(answer.userAccountExtract?.userPermissionRoles.map(({ name }) => name)).toEqual([
      'accountEdit',
      'libraryEdit',
    ]);
  });
});
