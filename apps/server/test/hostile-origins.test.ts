import { request, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../src/testing';
import { CREDENTIAL, restClient } from './rest-client';
import { guest } from './rest-evening';

const OWN = 'https://quiz.example.org';

/** What pages, sandboxes, extensions and careless programs may say; an array is sent as several headers. */
const HOSTILE: readonly (string | readonly string[])[] = [
  'null',
  'NULL',
  'undefined',
  '',
  ' ',
  '*',
  'https://evil.example.org',
  'http://quiz.example.org',
  'https://quiz.example.org:443',
  'https://quiz.example.org:8443',
  'https://quiz.example.org:3000',
  'https://quiz.example.org:',
  'https://quiz.example.org.',
  'https://quiz.example.org/',
  'https://quiz.example.org/path',
  'https://quiz.example.org?x=1',
  'https://quiz.example.org#x',
  'https://quiz.example.org.evil.example.com',
  'https://quiz.example.orgevil.com',
  'https://evilquiz.example.org',
  'https://evil.quiz.example.org',
  'https://www.quiz.example.org',
  'https://example.org',
  'https://quiz_example.org',
  'https://quizXexample.org',
  'https://quiz.example.org@evil.example.com',
  'https://user:password@quiz.example.org',
  'https://evil.example.com#https://quiz.example.org',
  'https://evil.example.com/https://quiz.example.org',
  'https://evil.example.com?https://quiz.example.org',
  'https://quiz.example.org%00.evil.example.com',
  'https://quiz.example.org%2eevil.example.com',
  'https://quiz.example.org\\.evil.example.com',
  'https://quiz.example.org, https://evil.example.com',
  'https://evil.example.com, https://quiz.example.org',
  'https://evil.example.com https://quiz.example.org',
  'https://xn--quz-kza.example.org',
  'https://xn--qiz-2na.example.org',
  Buffer.from('https://quíz.example.org', 'latin1').toString('latin1'),
  'HTTPS://QUIZ.EXAMPLE.ORG',
  'https://Quiz.Example.Org',
  'HTTPS://quiz.example.org',
  'quiz.example.org',
  '//quiz.example.org',
  'https:quiz.example.org',
  'https:///quiz.example.org',
  'wss://quiz.example.org',
  'ws://quiz.example.org',
  'file://',
  'data:text/html,x',
  'blob:https://quiz.example.org/5f1c',
  'about:blank',
  'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
  'moz-extension://5f1c2d3e',
  'capacitor://localhost',
  'http://localhost',
  'http://localhost:3000',
  'https://localhost',
  'http://127.0.0.1',
  'http://[::1]',
  'http://[::1]:3000',
  'http://[::ffff:127.0.0.1]',
  'http://[0:0:0:0:0:0:0:1]',
  'http://2130706433',
  'http://0x7f.1',
  'https://[2001:db8::1]',
  'https://192.0.2.1',
  ['https://quiz.example.org', 'https://evil.example.com'],
  ['https://evil.example.com', 'https://quiz.example.org'],
  ['https://quiz.example.org', 'null'],
];

interface Door {
  readonly name: string;
  readonly method: 'POST' | 'DELETE' | 'GET';
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
}

let server: TestServer;
let cookie: string;
let userSessionId: string;

beforeAll(async () => {
  server = await startTestServer({ variables: { PUBLIC_URL: OWN } });
  const rest = restClient(server.url);
  userSessionId = await guest(rest);
  cookie = `pubquiz_session=${userSessionId}`;
});

afterAll(() => server.close());

const JSON_BODY = { 'content-type': 'application/json' };
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Every door through which something can be written, or listened to with somebody's cookie. */
function doors(): readonly Door[] {
  const asProgram = { authorization: CREDENTIAL };
  const path = `/api/user-session/${userSessionId}/answer-sheet/details`;
  return [
    { name: 'a write', method: 'POST', path: '/trpc/auth.session', headers: JSON_BODY },
    {
      name: 'a write with a cookie',
      method: 'POST',
      path: '/trpc/answerSheet.save',
      headers: { ...JSON_BODY, cookie },
      body: '{"answerSheet":{}}',
    },
    {
      name: 'a batch of writes',
      method: 'POST',
      path: '/trpc/auth.session,answerSheet.save?batch=1',
      headers: { ...JSON_BODY, cookie },
      body: '{"1":{"answerSheet":{}}}',
    },
    {
      name: 'an answer of a team',
      method: 'POST',
      path: '/trpc/teamAnswer.save',
      headers: { ...JSON_BODY, 'content-length': 2 },
      body: '{}',
    },
    { name: 'a write over REST', method: 'POST', path, headers: { ...JSON_BODY, ...asProgram }, body: '{}' },
    { name: 'a deletion over REST', method: 'DELETE', path: `${path}/x`, headers: asProgram },
    { name: 'the socket of the app', method: 'GET', path: '/trpc', headers: { ...UPGRADE, cookie } },
    { name: 'the event socket', method: 'GET', path: '/', headers: { ...UPGRADE, cookie } },
  ];
}

/** Sends the header exactly as it stands; answers the status. */
function knock(door: Door, origin: string | readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const { method, path, headers } = door;
    const sent = request(server.url, { method, path, headers });
    sent.setHeader('origin', origin);
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy();
      resolve(101);
    });
    sent.on('error', reject);
    sent.end(door.body ?? '');
  });
}

async function rowCount(): Promise<number> {
  const [row] = await server.database.sql<{ count: number }[]>`
    select (select count(*) from account) + (select count(*) from answer_sheet) as count`;
  return Number(row?.count);
}

describe('pages of other origins', () => {
  test('there are at least forty of them', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
  });

  test.each(HOSTILE.map((origin) => [origin]))(
    '[PROD-3, REST-3] Origin %j opens no door and stores nothing',
    async (origin) => {
      const before = await rowCount();
      for (const door of doors()) {
        expect(await knock(door, origin), door.name).toBe(403);
      }
      expect(await rowCount()).toBe(before);
    },
  );

  test('our own origin opens every door', async () => {
    for (const door of doors()) {
      expect(await knock(door, OWN), door.name).not.toBe(403);
    }
  });

  test('what a form of another page can send without asking is refused, too', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await fetch(`${server.url}/trpc/answerSheet.save`, {
        method: 'POST',
        headers: { 'content-type': type, cookie, origin: 'https://evil.example.com' },
        body: '{"answerSheet":{}}',
      });
      expect(answer.status, type).toBeGreaterThanOrEqual(400);
    }
  });

  test('no answer allows another origin to read it', async () => {
    for (const path of ['/trpc/auth.current', '/api/content/privacy-policy', '/healthz', '/']) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await fetch(server.url + path, {
          method,
          headers: { cookie, origin: 'https://evil.example.com', 'access-control-request-method': 'POST' },
        });
        const cors = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(cors, `${method} ${path}`).toEqual([]);
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
    }
  });

  test('a write that is dressed up as a read changes nothing', async () => {
    const before = await rowCount();
    for (const path of [
      '/trpc/auth.session',
      '/trpc/answerSheet.save?input=%7B%22answerSheet%22%3A%7B%7D%7D',
    ]) {
      const answer = await fetch(server.url + path, { headers: { cookie } });
      expect(answer.status).toBe(405);
    }
    const dressed = await fetch(`${server.url}/trpc/auth.session?_method=POST`, {
      headers: { cookie, 'x-http-method-override': 'POST' },
    });
    expect(dressed.status).toBe(405);
    expect(await rowCount()).toBe(before);
  });

  test('a program without cookie and Origin is let in', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.terminate();
  });
});
