import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parseEnvironment } from '../src/env';
import { ListenError } from '../src/http/listen';
import { createLogger } from '../src/logger';
import { startServer } from '../src/server';
import { startTestServer, type TestServer } from '../src/testing';

const PAGE = '<!doctype html><style>body{margin:0}</style><div id="root"></div>';
const SCRIPT = 'console.log("hello")';
const CREDENTIAL = `Basic ${Buffer.from('pubquiz:pubquiz').toString('base64')}`;

let webDir: string;
let server: TestServer;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'pubquiz-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), PAGE);
  await writeFile(join(webDir, 'assets/app-1a2b3c.js'), SCRIPT);
  await writeFile(join(webDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync(SCRIPT));
  server = await startTestServer({ webDir });
});

afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

function post(path: string, headers: Record<string, string>, body: unknown = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function cookieOfBrowser(): Promise<string> {
  const answer = await post('/trpc/auth.session', { origin: server.url });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function withOwnOrigin(headers: Readonly<Record<string, string>>): Record<string, string> {
  return headers['origin'] === 'own' ? { ...headers, origin: server.url } : { ...headers };
}

/** A bare GET: fetch tidies paths up and asks caches to stay out of the way. */
function get(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    request(server.url, { path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).end();
  });
}

/** The status with which a handshake is refused, or 101. */
async function handshake(path: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers });
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.once('error', () => undefined);
  });
  socket.terminate();
  return status;
}

describe('who looks after the process', () => {
  test('/healthz and /readyz answer without a credential', async () => {
    await expect((await fetch(`${server.url}/healthz`)).json()).resolves.toEqual({ status: 'ok' });
    await expect((await fetch(`${server.url}/readyz`)).json()).resolves.toEqual({ status: 'ready' });
  });

  test('/metrics needs the credential and names no address that holds a secret', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
    await fetch(`${server.url}/team/game/session-1/team/the-secret-team`);
    const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: CREDENTIAL } });
    const text = await metrics.text();
    expect(text).toContain('pubquiz_request_seconds');
    expect(text).not.toContain('the-secret-team');
  });
});

describe('the web app', () => {
  test.each(['/', '/log-in', '/team/invitation/session-1', '/quizmaster/answer-sheet/new'])(
    'the page is served for %s and asked for anew each time',
    async (path) => {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('an unknown path gets the same page with 404, an unknown file and an unknown call get none', async () => {
    const page = await fetch(`${server.url}/nothing/here`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([404, PAGE]);
    for (const path of ['/assets/old-9z.js', '/api/nothing']) {
      const answer = await fetch(server.url + path, { headers: { authorization: CREDENTIAL } });
      expect(answer.status).toBe(404);
      await expect(answer.json()).resolves.toEqual({ error: 'There is no such call' });
    }
  });

  test('the policy allows no inline script, and inline style only where the build put it', async () => {
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });

  test('[PROD-5] no page tells other sites where somebody came from', async () => {
    const { headers } = await fetch(`${server.url}/team/game/session-1/team/team-1`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test('files with a hash in their name are kept for good and come compressed', async () => {
    const answer = await fetch(`${server.url}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await answer.text()).toBe(SCRIPT);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const etag = answer.headers.get('etag') ?? '';
    const again = get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    await expect(again).resolves.toBe(304);
  });

  test('nothing outside of the folder can be asked for', async () => {
    await expect(get('/assets/../../package.json')).resolves.toBe(404);
  });
});

describe('browsers', () => {
  test('[COOKIE-4] the session cookie is HttpOnly, Secure and SameSite Strict, and its id is in no answer', async () => {
    const answer = await post('/trpc/auth.session', { origin: server.url });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^pubquiz_session=[a-z0-9]{40}; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=Strict$/,
    );
    const secret = cookie.slice('pubquiz_session='.length, cookie.indexOf(';'));
    expect(await answer.text()).not.toContain(secret);
  });

  test.each([
    ['another origin', 403, { origin: 'https://evil.example.org' }],
    ['no origin', 403, {}],
    ['the origin of the page', 200, { origin: 'own' }],
  ] as const)('[PROD-3] a write with a cookie and %s is answered %d', async (...[, status, given]) => {
    const headers = { ...withOwnOrigin(given), cookie: await cookieOfBrowser() };
    const answer = await post('/trpc/answerSheet.save', headers, { answerSheet: {} });
    expect(answer.status).toBe(status);
  });

  test('[PROD-3] a page of another origin cannot even sign up', async () => {
    const answer = await post('/trpc/auth.session', { origin: 'https://evil.example.org' });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['/trpc', 'the own origin', 101, { origin: 'own' }],
    ['/trpc', 'another origin', 403, { origin: 'https://evil.example.org' }],
    ['/trpc', 'a cookie without an origin', 403, { cookie: 'pubquiz_session=abc' }],
    ['/trpc', 'neither, as a program', 101, {}],
    ['/nowhere', 'the own origin', 404, { origin: 'own' }],
  ] as const)('a socket at %s with %s is answered %d', async (...[path, , status, given]) => {
    await expect(handshake(path, withOwnOrigin(given))).resolves.toBe(status);
  });

  test('a public address in plain HTTP gets cookies without Secure', async () => {
    const inThePub = await startTestServer({
      database: server.database,
      variables: { PUBLIC_URL: 'http://192.0.2.7:3000' },
    });
    const answer = await fetch(`${inThePub.url}/trpc/auth.session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://192.0.2.7:3000' },
      body: '{}',
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict$/);
    await inThePub.close();
  });
});

describe('what comes in', () => {
  test('[REST-7] a body over 1 MiB is refused with 413, a whole quiz may have 8', async () => {
    const text = 'x'.repeat(1024 * 1024 + 1);
    const markdown = await post('/trpc/content.markdown', {}, { markdown: text });
    expect(markdown.status).toBe(413);
    const cookie = await cookieOfBrowser();
    const questions = Array.from({ length: 200 }, () => ({ question: 'x'.repeat(8000) }));
    const sheet = await post(
      '/trpc/answerSheet.save',
      { cookie, origin: server.url },
      { answerSheet: { questions } },
    );
    expect(sheet.status).toBe(200);
  });

  test('[REST-6] a wrong body is answered 400 with a sentence and the place', async () => {
    const answer = await post('/trpc/team.join', {}, { sessionId: 'session-1', name: ' ' });
    expect(answer.status).toBe(400);
    await expect(answer.json()).resolves.toMatchObject({
      error: {
        data: {
          error: 'Team name is required',
          issues: [{ path: ['name'], message: 'Team name is required' }],
        },
      },
    });
  });
});

describe('starting and stopping', () => {
  test('a port that is in use is told in a sentence that names PORT', async () => {
    const { port } = new URL(server.url);
    const environment = parseEnvironment({ PORT: port, DATABASE_URL: server.database.url });
    const started = startServer({ environment, log: createLogger('silent') });
    await expect(started).rejects.toThrow(ListenError);
    await expect(started).rejects.toThrow(`Port ${port} is already in use`);
    await expect(started).rejects.toThrow('PORT=');
  });

  test('a stop asks devices to reconnect, closes their sockets and is over within seconds', async () => {
    const node = await startTestServer({ database: server.database });
    const socket = new WebSocket(`${node.url.replace('http', 'ws')}/trpc`);
    await once(socket, 'open');
    const message = once(socket, 'message') as Promise<[Buffer]>;
    const closed = once(socket, 'close');
    const began = performance.now();
    await node.close();
    expect(JSON.parse(String((await message)[0]))).toMatchObject({ method: 'reconnect' });
    await closed;
    expect(performance.now() - began).toBeLessThan(4000);
    await expect(fetch(`${node.url}/healthz`)).rejects.toThrow();
  });
});
