import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentedOperations } from '../src/docs/openapi/documented-operations';
import { CREDENTIAL } from './rest-client';
import { guest, join, openEvening, UNKNOWN, type Evening } from './rest-evening';
import { restOfFile } from './rest-of-file';

const { rest, server } = restOfFile();
let evening: Evening;
let teamId: string;

beforeAll(async () => {
  evening = await openEvening(rest);
  teamId = await join(rest, evening);
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly isWrite: boolean;
  readonly isPost: boolean;
}

const calls: readonly Call[] = documentedOperations().map(({ route, path }) => ({
  method: route.method,
  path,
  isWrite: route.method !== 'get',
  isPost: route.method === 'post',
}));

/** With a name for the title in front. */
function named(some: readonly Call[]): [string, Call][] {
  return some.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call]);
}

/** The path of a call with ids that exist, or with those that are given. */
function fill(path: string, ids: Readonly<Record<string, string>> = {}): string {
  const known: Record<string, string> = {
    userSessionId: evening.userSessionId,
    sessionId: evening.sessionId,
    answerSheetId: evening.sheetId,
    questionId: UNKNOWN,
    teamId,
    ...ids,
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
}

function send(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  if (method === 'post') return rest.post(path, {}, { headers });
  return method === 'delete' ? rest.delete(path, { headers }) : rest.get(path, { headers });
}

describe('every call', () => {
  test.each(named(calls))('[REST-1] %s without the credential is 401', async (_, { method, path }) => {
    for (const authorization of ['', 'Basic eDp5', 'Bearer x', `Basic ${btoa('pubquiz:other')}`]) {
      const { status, headers, body } = await send(method, fill(path), { authorization });
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Basic realm="Pub Quiz API"');
      expect(body).toEqual({ error: 'Missing or wrong API credential' });
    }
  });

  test.each(named(calls.filter(({ isWrite }) => isWrite)))(
    '[REST-3] %s from a page of another origin is 403',
    async (_, { method, path }) => {
      const { status, body } = await send(method, fill(path), { origin: 'https://evil.example.org' });
      expect(status).toBe(403);
      expect(body.error).toMatch(/origin/);
    },
  );

  test.each(named(calls.filter(({ path }) => path.includes('{userSessionId}'))))(
    '[REST-2] %s with an unknown user session is 401, also before a wrong body',
    async (_, { method, path }) => {
      const { status, headers, body } = await send(method, fill(path, { userSessionId: 'unknown' }));
      expect({ status, body }).toEqual({ status: 401, body: { error: 'Unknown or expired user session' } });
      expect(headers.has('www-authenticate')).toBe(false);
    },
  );

  test.each(named(calls.filter(({ isPost }) => isPost)))(
    '[REST-7] %s with too large a body is 413',
    async (_, { path }) => {
      const takesSheets = /details$|answer-score-sheet$|session\/\{sessionId\}\/team-answer-sheet$/.test(
        path,
      );
      const limit = takesSheets ? 8 : 1;
      const raw = `{"x": "${'x'.repeat(limit * 1024 * 1024)}"}`;
      const { status, body } = await rest.post(fill(path), undefined, { raw });
      expect(status).toBe(413);
      expect(body.error).toBe(`The request body is larger than ${String(limit)} MiB`);
      const nearly = await rest.post(fill(path), undefined, { raw: `{"x": "${'x'.repeat(900 * 1024)}"}` });
      expect(nearly.status).not.toBe(413);
    },
  );

  test.each(named(calls.filter(({ isPost }) => isPost)))(
    '[REST-6] %s with broken JSON is 400 in words, also for an unknown user session',
    async (_, { path }) => {
      for (const raw of ['{', '{"a": NaN}', '[1,]', 'undefined', '\u0000', '{"a": 1']) {
        const { status, body } = await rest.post(fill(path, { userSessionId: 'unknown' }), undefined, {
          raw,
        });
        expect({ status, body }).toEqual({
          status: 400,
          body: { error: 'The request body is not valid JSON' },
        });
      }
    },
  );

  test.each(named(calls))('[REST-9] %s has the same answer with a trailing slash', async (_, call) => {
    const ids = { answerSheetId: UNKNOWN, sessionId: UNKNOWN, userSessionId: 'unknown' };
    const plain = await send(call.method, fill(call.path, ids));
    const slashed = await send(call.method, `${fill(call.path, ids)}/`);
    expect(slashed.status).toBe(plain.status);
    expect(Object.keys(slashed.body)).toEqual(Object.keys(plain.body));
  });

  test.each(named(calls))('[REST-4] %s with a path that is no documented one is 404', async (_, call) => {
    const wrong = fill(call.path).replace('/api/', '/api/v2/');
    expect(await send(call.method, wrong)).toMatchObject({
      status: 404,
      body: { error: 'There is no such call' },
    });
    expect((await send(call.method, fill(call.path).toUpperCase().replace('/API', '/api'))).status).toBe(404);
  });
});

describe('rules for all calls', () => {
  test('[REST-4] unknown methods, and paths that can not be read, are 404 in one form', async () => {
    for (const method of ['PUT', 'PATCH', 'OPTIONS']) {
      const answer = await fetch(`${server().url}/api/content/privacy-policy`, {
        method,
        headers: { authorization: CREDENTIAL },
      });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: 'There is no such call' });
    }
    for (const path of ['/api', '/api/', '/api/%', '/api/team/session/%E0%A4%A', '/api//team']) {
      expect((await rest.get(path)).status, path).toBe(404);
    }
  });

  test.each([
    'x',
    '%00',
    UNKNOWN.toUpperCase(),
    `${UNKNOWN}%20`,
    'x'.repeat(5000),
    '__proto__',
    "'%20or%201=1",
  ])('[REST-4] the path id %s is simply unknown: 404', async (id) => {
    const { userSessionId } = evening;
    for (const path of [
      `/api/team/session/${id}`,
      `${evening.teams}/team/${id}`,
      `/api/user-session/${userSessionId}/answer-sheet/details/${id}`,
      `/api/user-session/${userSessionId}/session/${id}/teams`,
    ]) {
      const { status, body } = await rest.get(path);
      expect(status, path).toBe(404);
      expect(body.error).toMatch(/^There is no such|^This session has no such/);
    }
    const { status } = await rest.get(`/api/user-session/${id}/answer-sheet`);
    expect(status).toBe(401);
  });

  test('[REST-1] the credential is asked for before anything else, also by /api/openapi.json', async () => {
    for (const path of ['/api/openapi.json', '/api/docs', '/api/nothing']) {
      const { status } = await rest.get(path, { headers: { authorization: 'Basic x' } });
      expect(status).toBe(401);
    }
  });

  test('[REST-9] writes without an Origin, or from our own pages, are fine; no CORS headers are sent', async () => {
    const own = await rest.post('/api/auth/session', {}, { headers: { origin: server().url } });
    expect(own.status).toBe(200);
    expect([...own.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('[AUTH-14] REST calls never read cookies', async () => {
    const cookie = `pubquiz_session=${evening.userSessionId}`;
    const { body } = await rest.post('/api/auth/session', {}, { headers: { cookie } });
    expect(body.userSessionId).not.toBe(evening.userSessionId);
  });

  test('[REST-6] a body may come compressed, but not in an encoding that nobody knows', async () => {
    const raw = gzipSync('{"markdown": "*hi*"}');
    const zipped = await rest.post('/api/content/markdown', undefined, {
      raw,
      headers: { 'content-encoding': 'gzip' },
    });
    expect(zipped.status).toBe(200);
    const odd = await rest.post('/api/content/markdown', undefined, {
      raw,
      headers: { 'content-encoding': 'rot13' },
    });
    expect(odd.status).toBe(400);
    expect(odd.body.error).toMatch(/encoding/);
  });

  test('[REST-7] a small body that unpacks to a large one is 413', async () => {
    const raw = gzipSync(`{"markdown": "${'x'.repeat(2 * 1024 * 1024)}"}`);
    const answer = await rest.post('/api/content/markdown', undefined, {
      raw,
      headers: { 'content-encoding': 'gzip' },
    });
    expect(answer.status).toBe(413);
  });

  test('[REST-6, D1] bodies that are no objects are refused in words', async () => {
    for (const raw of ['5', '"x"', 'true', '[]', 'null']) {
      for (const path of ['/api/auth/session', '/api/content/markdown', `${evening.teams}/team`]) {
        const { status, body } = await rest.post(path, undefined, { raw });
        expect(status, path + raw).toBe(400);
        expect(body.error).not.toBe('');
      }
    }
  });

  test('[ERR-12, D48] entries under another key are 400, but who may not call at all is told so first', async () => {
    const [first, second] = evening.questionIds;
    const entry = { [first]: { questionId: second } };
    const wrong = [
      ['question-status-sheet', { questionIdToMasterQuestionStatus: entry }],
      ['answer-score-sheet', [{ teamId, questionIdToMasterAnswerScore: entry }]],
      ['team-answer-sheet', [{ teamId, questionIdToTeamAnswer: entry }]],
    ] as const;
    const stranger = await guest(rest);
    for (const [call, body] of wrong) {
      const path = `/api/user-session/{userSessionId}/session/{sessionId}/${call}`;
      expect((await rest.post(fill(path), body)).status, call).toBe(400);
      expect((await rest.post(fill(path, { userSessionId: 'unknown' }), body)).status, call).toBe(401);
      expect((await rest.post(fill(path, { userSessionId: stranger }), body)).status, call).toBe(403);
      expect((await rest.post(fill(path, { sessionId: UNKNOWN }), body)).status, call).toBe(404);
    }
    const own = '/api/team/session/{sessionId}/team/{teamId}/answer-sheet';
    const body = { browserId: 'browser-1', questionIdToTeamAnswer: entry };
    expect((await rest.post(fill(own), body)).status).toBe(400);
    expect((await rest.post(fill(own, { teamId: UNKNOWN }), body)).status).toBe(404);
  });

  test('[REST-3, REST-4] what belongs to somebody else is 403 and never data, what nobody has is 404', async () => {
    const stranger = await guest(rest);
    const owned = calls.filter(({ path }) => /answerSheetId|user-session.*sessionId\}/.test(path));
    for (const { method, path } of owned) {
      const foreign = await send(method, fill(path, { userSessionId: stranger }));
      expect(foreign.status, path).toBe(403);
      expect(Object.keys(foreign.body)).toEqual(['error']);
      const unknown = await send(method, fill(path, { sessionId: UNKNOWN, answerSheetId: UNKNOWN }));
      expect(unknown.status, path).toBe(404);
    }
    const teamCalls = calls.filter(({ path }) => path.startsWith('/api/team/'));
    for (const { method, path } of teamCalls) {
      const raw = path.endsWith('/team') ? { name: 'x' } : { browserId: 'b' };
      const answer =
        method === 'post'
          ? await rest.post(fill(path, { sessionId: UNKNOWN }), raw)
          : await send(method, fill(path, { sessionId: UNKNOWN }));
      expect(answer.status, path).toBe(404);
    }
  });
});
