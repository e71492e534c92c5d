import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing';
import { createAccountRepository, type AccountRepository } from './account-repository';
import { createAnswerSheetRepository, type AnswerSheetRepository } from './answer-sheet-repository';
import { createAuthSessionAdapter } from './auth-session-adapter';
import { aTeam, applyChangesTo, at, storeQuiz } from './testing/builders';

let database: TestDatabase;
let accounts: AccountRepository;
let sheets: AnswerSheetRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = createAccountRepository(database.db);
  sheets = createAnswerSheetRepository(database.db);
});
afterAll(() => database.close());

async function storeAccount(username: string, seconds = 0): Promise<string> {
  const id = randomUUID();
  await accounts.create({ id, username, passwordHash: `hash of ${username}`, at: at(seconds) });
  return id;
}

describe('guests and accounts', () => {
  test('[AUTH-10] a guest is an account without a username', async () => {
    const id = randomUUID();
    await accounts.createGuest({ id, at: at(5) });
    expect(await accounts.find(id)).toEqual({
      id,
      username: null,
      userPermissionRoles: [],
      lastUserLoginTime: null,
      lastAdminLoginTime: null,
      lastVisitTime: at(5),
      createdTime: at(5),
      updatedTime: at(5),
    });
    expect(await accounts.passwordHash(id)).toBeNull();
  });

  test('[AUTH-7] a username is found and refused in any case, and kept as typed', async () => {
    const id = await storeAccount('Quizmaster@Example.org');
    expect(await accounts.findByUsername('quizMASTER@example.ORG')).toMatchObject({
      account: { id, username: 'Quizmaster@Example.org' },
      passwordHash: 'hash of Quizmaster@Example.org',
    });
    const taken = { username: 'QUIZMASTER@EXAMPLE.ORG', passwordHash: 'other', at: at(9) };
    expect(await accounts.create({ ...taken, id: randomUUID() })).toBe(false);
    const { accountId } = await storeQuiz(database.db);
    expect(await accounts.turnIntoAccount({ ...taken, id: accountId })).toBe(false);
    expect(await accounts.find(accountId)).toMatchObject({ username: null });
    expect(await accounts.findByUsername('nobody@example.org')).toBeNull();
  });

  test('[AUTH-12] a guest who signs up keeps the quizzes', async () => {
    const { accountId, answerSheetId } = await storeQuiz(database.db);
    const credentials = { username: 'new@example.org', passwordHash: 'hash', at: at(60) };
    expect(await accounts.turnIntoAccount({ ...credentials, id: accountId })).toBe(true);
    expect(await accounts.find(accountId)).toMatchObject({
      username: 'new@example.org',
      updatedTime: at(60),
    });
    expect((await sheets.list(accountId)).map(({ id }) => id)).toEqual([answerSheetId]);
    const again = { username: 'other@example.org', passwordHash: 'hash', at: at(61), id: accountId };
    expect(await accounts.turnIntoAccount(again)).toBe(false);
  });

  test('[AUTH-7] of two guests who sign up with one username at once, one succeeds', async () => {
    const guests = [await storeQuiz(database.db), await storeQuiz(database.db), await storeQuiz(database.db)];
    const outcomes = await Promise.all(
      guests.map(({ accountId }) =>
        accounts.turnIntoAccount({
          id: accountId,
          username: 'same@example.org',
          passwordHash: 'hash',
          at: at(1),
        }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  test('[AUTH-13] logging in adds the quizzes of the guest to the account, and the guest is gone', async () => {
    const accountId = await storeAccount('host@example.org');
    const guest = await storeQuiz(database.db);
    await accounts.mergeGuest(guest.accountId, accountId);
    expect((await sheets.list(accountId)).map(({ id }) => id)).toEqual([guest.answerSheetId]);
    expect(await accounts.find(guest.accountId)).toBeNull();
  });

  test('an account is never merged into another one, nor into itself', async () => {
    const first = await storeAccount('first@example.org');
    const second = await storeAccount('second@example.org');
    const guest = await storeQuiz(database.db);
    await accounts.mergeGuest(first, second);
    await accounts.mergeGuest(guest.accountId, guest.accountId);
    expect(await accounts.find(first)).not.toBeNull();
    expect(await accounts.find(guest.accountId)).not.toBeNull();
  });

  test('a password is replaced, a guest gets none', async () => {
    const id = await storeAccount('forgetful@example.org');
    await accounts.setPassword(id, 'new hash', at(30));
    expect(await accounts.passwordHash(id)).toBe('new hash');
    const { accountId } = await storeQuiz(database.db);
    await accounts.setPassword(accountId, 'new hash', at(30));
    expect(await accounts.passwordHash(accountId)).toBeNull();
  });

  test.each(['no-uuid', '00000000-0000-4000-8000-000000000000'])('the account %j is unknown', async (id) => {
    expect(await accounts.find(id)).toBeNull();
    expect(await accounts.passwordHash(id)).toBeNull();
    expect(await accounts.delete(id)).toBeNull();
  });
});

describe('log-ins', () => {
  test('[ENT-27] a log-in is noted, and once more for an account with a role', async () => {
    const id = await storeAccount('admin@example.org');
    await accounts.recordLogIn(id, at(10));
    expect(await accounts.find(id)).toMatchObject({ lastUserLoginTime: at(10), lastAdminLoginTime: null });
    await accounts.grantRole(id, 'libraryEdit');
    await accounts.grantRole(id, 'accountEdit');
    await accounts.grantRole(id, 'accountEdit');
    await accounts.recordLogIn(id, at(20));
    const account = await accounts.find(id);
    expect(account).toMatchObject({
      lastUserLoginTime: at(20),
      lastAdminLoginTime: at(20),
      updatedTime: at(20),
    });
    expect(account?.userPermissionRoles.map(({ name }) => name)).toEqual(['accountEdit', 'libraryEdit']);
    await accounts.revokeRole(id, 'accountEdit');
    expect((await accounts.find(id))?.userPermissionRoles.map(({ name }) => name)).toEqual(['libraryEdit']);
  });

  test('[ENT-25] a login lives in the store under the id that it is given, without the password', async () => {
    const adapter = createAuthSessionAdapter(database.db);
    const userId = await storeAccount('logged-in@example.org');
    await adapter.setSession({ id: 'hash-1', userId, expiresAt: at(3600), attributes: {} });
    const [authSession, user] = await adapter.getSessionAndUser('hash-1');
    expect(authSession).toMatchObject({ id: 'hash-1', userId, expiresAt: at(3600) });
    expect(user).toEqual({ id: userId, attributes: { username: 'logged-in@example.org' } });
    await accounts.recordVisit({ authSessionId: 'hash-1', at: at(120), expiresAt: at(7200) });
    expect(await adapter.getUserSessions(userId)).toMatchObject([
      { expiresAt: at(7200), attributes: { lastUsed: at(120) } },
    ]);
    expect(await accounts.find(userId)).toMatchObject({ lastVisitTime: at(120) });
    await adapter.deleteSession('hash-1');
    expect(await adapter.getSessionAndUser('hash-1')).toEqual([null, null]);
  });
});

describe('the end', () => {
  test('a deleted account takes its quizzes and logins along and names its Sessions', async () => {
    const quiz = await storeQuiz(database.db);
    await applyChangesTo(database.db, quiz.sessionId, { teams: [aTeam(quiz.sessionId)] });
    const adapter = createAuthSessionAdapter(database.db);
    await adapter.setSession({ id: 'hash-2', userId: quiz.accountId, expiresAt: at(3600), attributes: {} });
    expect(await accounts.delete(quiz.accountId)).toEqual([quiz.sessionId]);
    expect(await sheets.get(quiz.answerSheetId)).toBeNull();
    expect(await adapter.getSessionAndUser('hash-2')).toEqual([null, null]);
  });

  test('guests who were not here for long go with their quizzes, accounts and other guests stay', async () => {
    const long = await storeQuiz(database.db);
    const recent = await storeQuiz(database.db);
    const accountId = await storeAccount('long-ago@example.org', -40 * 86_400);
    await database.sql`update account set last_visit_time = ${at(-40 * 86_400).toISOString()}
      where id = ${long.accountId}`;
    const lastVisitBefore = at(-31 * 86_400);
    expect(await accounts.deleteUnusedGuests({ lastVisitBefore, limit: 100 })).toEqual({
      guestCount: 1,
      sessionIds: [long.sessionId],
    });
    expect(await accounts.deleteUnusedGuests({ lastVisitBefore, limit: 100 })).toEqual({
      guestCount: 0,
      sessionIds: [],
    });
    expect(await accounts.find(recent.accountId)).not.toBeNull();
    expect(await accounts.find(accountId)).not.toBeNull();
  });
});

test('[ADMIN-5] admins page through accounts with their quizzes, newest first, without the guests', async () => {
  const own = await createTestDatabase();
  const pages = createAccountRepository(own.db);
  for (let index = 0; index < 5; index += 1) {
    const { accountId } = await storeQuiz(own.db);
    const username = `host${index}@example.org`;
    await pages.turnIntoAccount({ id: accountId, username, passwordHash: 'hash', at: at(1) });
    await own.sql`update account set created_time = ${at(index).toISOString()} where id = ${accountId}`;
  }
  await storeQuiz(own.db);
  const first = await pages.page({ limit: 3, after: null });
  const second = await pages.page({ limit: 3, after: first.next });
  expect([...first.items, ...second.items].map(({ account }) => account.username)).toEqual(
    [4, 3, 2, 1, 0].map((index) => `host${index}@example.org`),
  );
  expect(first.items[0]?.answerSheets).toMatchObject([{ name: 'Thursday Quiz', questions: [{}, {}] }]);
  expect(JSON.stringify([first, second])).not.toContain('hash');
  expect(second.next).toBeNull();
  await own.close();
});
