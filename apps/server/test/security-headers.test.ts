import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing';
import { CREDENTIAL } from './rest-client';

let webDir: string;
let server: TestServer;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'pubquiz-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><div id="root"></div>');
  server = await startTestServer({ webDir, variables: { PUBLIC_URL: 'https://quiz.example.org' } });
});

afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const ANSWERS = [
  ['a page', '/', 200],
  ['an unknown page', '/nothing/here', 404],
  ['a missing file', '/assets/nothing.js', 404],
  ['a probe', '/healthz', 200],
  ['a call', '/trpc/content.settings', 200],
  ['an unknown call', '/trpc/nothing', 404],
  ['a documented call', '/api/content/privacy-policy', 200],
  ['a refused call', '/api/user-session/unknown/answer-sheet', 401],
  ['the calls for people', '/api/docs', 200],
  ['the calls for programs', '/api/openapi.json', 200],
  ['the operator’s door', '/operator/backup', 401],
] as const;

function get(path: string): Promise<Response> {
  return fetch(server.url + path, { headers: { authorization: CREDENTIAL, accept: 'text/html,*/*' } });
}

/** fetch sends no TRACE. */
function statusOf(method: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

describe('every answer', () => {
  test.each(ANSWERS)('says of %s what a browser must not do with it', async (_what, path, status) => {
    const { headers, status: found } = await get(path);
    expect(found).toBe(status);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  test.each(ANSWERS)('says of %s what it is, and nothing of what made it', async (_what, path) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toMatch(/^(text\/html|application\/json)(; charset=utf-8)?$/);
    if (headers.get('content-type')?.startsWith('text/')) {
      expect(headers.get('content-type')).toContain('charset=utf-8');
    }
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  });

  test('with data in it is kept by nobody', async () => {
    for (const path of ['/trpc/content.settings', '/trpc/nothing', '/api/content/privacy-policy', '/api/x']) {
      const { headers } = await get(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
    }
  });
});

test('a public address in plain HTTP asks no browser for HTTPS', async () => {
  const inThePub = await startTestServer({ database: server.database });
  const { headers } = await fetch(`${inThePub.url}/healthz`);
  expect(headers.has('strict-transport-security')).toBe(false);
  await inThePub.close();
});

test('TRACE and CONNECT tell nobody anything, files and folders of the server are not there', async () => {
  for (const path of ['/', '/api/content/privacy-policy', '/trpc/content.settings', '/healthz']) {
    expect(await statusOf('TRACE', path), path).toBeGreaterThanOrEqual(400);
  }
  for (const path of [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/assets/',
    '/data/operator-token',
    '/%2e%2e/package.json',
  ]) {
    expect(await statusOf('GET', path), path).toBe(404);
  }
});
