import { once } from 'node:events';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  closeAfterAll,
  openQuizNight,
  startTestServer,
  type QuizNight,
  type TestServer,
} from '../src/testing';
import { CREDENTIAL } from './rest-client';

const kept = closeAfterAll();
let server: TestServer;
let night: QuizNight;

beforeAll(async () => {
  server = kept(await startTestServer());
  night = kept(await openQuizNight(server));
});

const JSON_BODY = { 'content-type': 'application/json' };

async function openSocket(path: string): Promise<WebSocket> {
  const socket = new WebSocket(server.url.replace('http', 'ws') + path);
  await once(socket, 'open');
  return socket;
}

async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}

async function isAlive(): Promise<boolean> {
  const { status } = await fetch(`${server.url}/readyz`);
  return status === 200;
}

const DEEP = '['.repeat(500_000) + ']'.repeat(500_000);
const DEEP_OBJECT = '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000);

describe('what one sender can do at once', () => {
  test.each([
    ['lists', DEEP],
    ['objects', DEEP_OBJECT],
  ])(
    '[REST-6] a body of %s a hundred thousand deep is refused, in every place of it',
    async (_what, deep) => {
      const sheets = `${server.url}/api/user-session/${night.userSessionId}/answer-sheet/details`;
      for (const body of [
        deep,
        `{"name":${deep}}`,
        `{"questions":[{"question":${deep}}]}`,
        `{"unknown":${deep}}`,
      ]) {
        const answer = await fetch(sheets, {
          method: 'POST',
          headers: { ...JSON_BODY, authorization: CREDENTIAL },
          body,
        });
        expect(answer.status).toBeLessThan(500);
        const called = await fetch(`${server.url}/trpc/team.join`, {
          method: 'POST',
          headers: JSON_BODY,
          body,
        });
        expect(called.status).toBe(400);
      }
      expect(await isAlive()).toBe(true);
    },
  );

  test('a batch has at most 20 calls', async () => {
    const batch = (count: number) => {
      const calls = Array.from({ length: count }, () => 'content.settings').join(',');
      return fetch(`${server.url}/trpc/${calls}?batch=1&input=%7B%7D`);
    };
    expect((await batch(20)).status).toBe(200);
    expect((await batch(21)).status).toBe(400);
    expect((await batch(500)).status).toBeGreaterThanOrEqual(400);
  });

  test.each(['/', '/trpc'])('[RT-1] a frame over 16 KiB closes the socket at %s with 1009', async (path) => {
    const socket = await openSocket(path);
    socket.send(JSON.stringify({ event: 'x', data: 'x'.repeat(17 * 1024) }));
    expect(await closeCode(socket)).toBe(1009);
  });

  test.each(['/', '/trpc'])('a frame of lists 8000 deep does not hurt the socket at %s', async (path) => {
    const socket = await openSocket(path);
    socket.send('['.repeat(8000) + ']'.repeat(8000));
    socket.send(`{"id":1,"event":"x","method":"query","params":${'['.repeat(7000)}${']'.repeat(7000)}}`);
    await once(socket, 'message');
    socket.terminate();
    expect(await isAlive()).toBe(true);
  });

  test('[RT-2] a socket of the app has at most 20 feeds', async () => {
    const socket = await openSocket('/trpc');
    const told: { readonly id: number; readonly error?: { readonly message: string } }[] = [];
    socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as (typeof told)[number]));
    for (let id = 1; id <= 21; id += 1) {
      const params = { path: 'live.session', input: { sessionId: night.sessionId } };
      socket.send(JSON.stringify({ id, method: 'subscription', params }));
    }
    await vi.waitFor(() => expect(told.filter(({ error }) => error !== undefined)).toHaveLength(1));
    expect(told.find(({ error }) => error !== undefined)).toMatchObject({
      id: 21,
      error: { message: 'A connection has at most 20 subscriptions' },
    });
    socket.terminate();
  });

  test('[RT-2] a socket of the app that floods is closed with 1008, the others go on', async () => {
    const [flooding, quiet] = [await openSocket('/trpc'), await openSocket('/trpc')];
    const closed = closeCode(flooding);
    for (let count = 0; count < 300; count += 1) flooding.send('PING');
    expect(await closed).toBe(1008);
    const answered = once(quiet, 'message');
    quiet.send('PING');
    expect(String((await answered)[0])).toBe('PONG');
    quiet.terminate();
  });

  test('[RT-2] calls over the socket count, too, also in one frame', async () => {
    const socket = await openSocket('/trpc');
    const calls = Array.from({ length: 250 }, (_, id) => ({ id, method: 'subscription.stop' }));
    socket.send(JSON.stringify(calls));
    expect(await closeCode(socket)).toBe(1008);
  });

  test('a head that is too long, or has too many lines, is refused', async () => {
    const long = await fetch(`${server.url}/healthz`, { headers: { 'x-long': 'x'.repeat(20_000) } });
    expect(long.status).toBe(431);
    const address = await fetch(`${server.url}/${'x'.repeat(20_000)}`);
    expect(address.status).toBe(431);
    expect(await isAlive()).toBe(true);
  });
});
