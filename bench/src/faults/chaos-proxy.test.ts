import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAIR, openChaosProxy, type ChaosProxy } from './chaos-proxy';

let bodies: string[];
let proxy: ChaosProxy;
let stop: () => void;

beforeEach(async () => {
  bodies = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      bodies.push(body);
      response.end(`heard ${body}`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server has a port');
  proxy = await openChaosProxy(address.port);
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(async () => {
  await proxy.stop();
  stop();
});

function say(body: string, signal?: AbortSignal): Promise<string> {
  const headers = { connection: 'close' };
  return fetch(proxy.url, { method: 'POST', body, headers, ...(signal && { signal }) }).then((answer) =>
    answer.text(),
  );
}

test('in fair weather everything passes as it was sent', async () => {
  await expect(say('stout')).resolves.toBe('heard stout');
  expect(bodies).toEqual(['stout']);
});

test('a late network is late in both directions', async () => {
  proxy.setWeather(() => ({ ...FAIR, delayMs: 100 }));
  const began = performance.now();
  await expect(say('stout')).resolves.toBe('heard stout');
  expect(performance.now() - began).toBeGreaterThan(190);
});

test('a narrow network passes so many bytes a second', async () => {
  proxy.setWeather(() => ({ ...FAIR, bytesPerSecond: 10_000 }));
  const began = performance.now();
  await say('x'.repeat(3000));
  expect(performance.now() - began).toBeGreaterThan(290);
});

test('a black hole swallows what is said and tells nobody', async () => {
  proxy.setWeather(() => ({ ...FAIR, isBlackHole: true }));
  await expect(say('stout', AbortSignal.timeout(300))).rejects.toThrow('timeout');
  expect(bodies).toEqual([]);
});

test('a reset connection fails at its phone', async () => {
  proxy.setWeather(() => ({ ...FAIR, delayMs: 500, resetAfterMs: 50 }));
  await expect(say('stout')).rejects.toThrow('fetch failed');
  expect(proxy.counts.resets).toBe(1);
});

test('a request that is sent twice arrives twice and is answered once', async () => {
  proxy.setWeather(() => ({ ...FAIR, duplicateAfterMs: 20 }));
  await expect(say('stout')).resolves.toBe('heard stout');
  await vi.waitFor(() => expect(bodies).toEqual(['stout', 'stout']));
});
