import { describe, expect, test } from 'vitest';
import { guest, openEvening } from './rest-evening';
import { restOfFile } from './rest-of-file';

const PASSWORD = 'seven wet otters';
const LOG_IN = '/api/auth/session/account/authentication';

const { rest } = restOfFile({ sections: ['Logins'] });

function signUp(username: string, more: object = {}) {
  return rest.post('/api/auth/session/account', { username, password: PASSWORD, cheese: 'z', ...more });
}

describe('user sessions', () => {
  test('[REST-10, REST-9] a guest is made without a body, with an empty one, or for an id that is unknown', async () => {
    const answers = [
      await rest.post('/api/auth/session'),
      await rest.post('/api/auth/session', {}),
      await rest.post('/api/auth/session', { userSessionId: null }),
      await rest.post('/api/auth/session', { userSessionId: 'unknown' }),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ userSessionId: expect.any(String) as string, userAccountExtract: null });
      expect(body.userSessionId).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
      expect(headers.getSetCookie()).toEqual([
        `pubquiz_session=${body.userSessionId}; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=Strict`,
      ]);
    }
    expect(new Set(answers.map(({ body }) => body.userSessionId)).size).toBe(4);
  });

  test('[REST-10] a live id is answered unchanged', async () => {
    const userSessionId = await guest(rest);
    const { body } = await rest.post('/api/auth/session', { userSessionId });
    expect(body).toEqual({ userSessionId, userAccountExtract: null });
  });

  test.each([5, true, {}, ['x']])('[REST-6] %j is no user session id', async (userSessionId) => {
    const { status, body } = await rest.post('/api/auth/session', { userSessionId });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'userSessionId must be text',
      issues: [{ path: ['userSessionId'], message: 'userSessionId must be text' }],
    });
  });
});

describe('signing up', () => {
  test("[REST-13] a guest's quizzes stay with the account, under a new user session; the old one is dead", async () => {
    const evening = await openEvening(rest);
    const { status, body, headers } = await signUp('quizmaster@example.org', {
      userSessionId: evening.userSessionId,
    });
    expect(status).toBe(200);
    expect(body.userAccountExtract).toMatchObject({
      username: 'quizmaster@example.org',
      userPermissionRoles: [],
    });
    expect(body.userSessionId).not.toBe(evening.userSessionId);
    expect(headers.getSetCookie()[0]).toContain(`pubquiz_session=${body.userSessionId};`);
    const old = await rest.get(`/api/user-session/${evening.userSessionId}/answer-sheet`);
    expect(old.status).toBe(401);
    const mine = await rest.get(`/api/user-session/${body.userSessionId}/answer-sheet`);
    expect(mine.body.answerSheets.map(({ id }) => id)).toEqual([evening.sheetId]);
  });

  test('[REST-13] without a user session, or with an unknown one, a fresh account is made', async () => {
    for (const userSessionId of [undefined, null, 'unknown']) {
      const username = `fresh-${String(userSessionId)}@example.org`;
      const { status, body } = await signUp(` ${username} `, { userSessionId });
      expect(status).toBe(200);
      expect(body.userAccountExtract?.username).toBe(username);
    }
  });

  test('[REST-13, D1] a username in use, in any case, is 409', async () => {
    await signUp('taken@example.org');
    const { status, body } = await signUp('Taken@Example.org');
    expect({ status, body }).toEqual({
      status: 409,
      body: { error: 'There is already an account with this username' },
    });
  });

  test.each([
    ['username', 'nobody', 'Username must be an e-mail address'],
    ['username', '', 'Username is required'],
    ['username', `${'x'.repeat(250)}@a.org`, 'Username has more than 254 characters'],
    ['password', 'short', 'Password must have 8 to 128 characters'],
    ['password', 'x'.repeat(129), 'Password must have 8 to 128 characters'],
    ['password', 'password1', 'This password is one of the most common ones, please choose another'],
    ['cheese', 'q', "That is not the last letter in the word 'Quiz'"],
    ['userSessionId', 5, 'userSessionId must be text'],
  ])('[REST-13, REST-6] the %s %s is 400: %s', async (field, value, error) => {
    const { status, body } = await signUp('new@example.org', { [field]: value });
    expect(status).toBe(400);
    expect(body.error).toBe(error);
    expect(body.issues[0]).toEqual({ path: [field], message: error });
  });

  test('[REST-13, REST-6] everything that is missing is named at once', async () => {
    const { status, body } = await rest.post('/api/auth/session/account', {});
    expect(status).toBe(400);
    expect(body.issues.map(({ path }) => path[0])).toEqual(['username', 'password', 'cheese']);
  });
});

describe('logging in and out', () => {
  test("[REST-11] a log-in answers a new user session and brings the guest's quizzes along", async () => {
    const account = (await signUp('back@example.org')).body;
    const evening = await openEvening(rest);
    const { status, body } = await rest.post(LOG_IN, {
      userSessionId: evening.userSessionId,
      username: 'Back@example.org',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.userAccountExtract).toEqual(account.userAccountExtract);
    expect((await rest.get(`/api/user-session/${evening.userSessionId}/answer-sheet`)).status).toBe(401);
    const mine = await rest.get(`/api/user-session/${body.userSessionId}/answer-sheet`);
    expect(mine.body.answerSheets.map(({ id }) => id)).toEqual([evening.sheetId]);
    const other = await rest.get(`/api/user-session/${account.userSessionId}/answer-sheet`);
    expect(other.status, 'other live sessions of the account stay').toBe(200);
  });

  test('[REST-11, D22] a wrong password and an unknown username are the same 401, without the credential header', async () => {
    await signUp('known@example.org');
    for (const username of ['known@example.org', 'unknown@example.org']) {
      const { status, body, headers } = await rest.post(LOG_IN, { username, password: 'wrong' });
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: 'Invalid username/password combination' },
      });
      expect(headers.has('www-authenticate')).toBe(false);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test.each([
    [{ username: ' ', password: 'x' }, 'Username is required'],
    [{ username: 'a@b.org', password: ' ' }, 'Password is required'],
    [{}, 'Username is required'],
  ])('[REST-11] %j is 400: %s', async (sent, error) => {
    const { status, body } = await rest.post(LOG_IN, sent);
    expect({ status, error: body.error }).toEqual({ status: 400, error });
  });

  test('[REST-12, REST-9, D21] a log-out is 204, clears the cookie and leaves the account; the id is dead', async () => {
    const { userSessionId } = (await signUp('leaving@example.org')).body;
    const { status, headers } = await rest.delete(`${LOG_IN}/${userSessionId}`);
    expect(status).toBe(204);
    expect(headers.getSetCookie()).toEqual([
      'pubquiz_session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict',
    ]);
    expect((await rest.delete(`${LOG_IN}/${userSessionId}`)).status).toBe(401);
    expect((await rest.post('/api/auth/session', { userSessionId })).body.userAccountExtract).toBeNull();
    const again = await rest.post(LOG_IN, { username: 'leaving@example.org', password: PASSWORD });
    expect(again.status).toBe(200);
  });
});
