import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WakingSocket } from './waking-socket';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

let server: Server;
let connections: Duplex[];

/** Takes every handshake and says nothing more, as a network does that died unseen. */
beforeEach(async () => {
  connections = [];
  server = createServer().on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1')
      .update(`${headers['sec-websocket-key'] ?? ''}${GUID}`)
      .digest('base64');
    socket.on('error', () => socket.destroy());
    socket
      .resume()
      .write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
    connections.push(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  for (const connection of connections) connection.destroy();
  server.close();
});

async function anOpenSocket() {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given out.');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const socket = new WakingSocket(`ws://127.0.0.1:${address.port}`);
  const heard: string[] = [];
  for (const event of ['open', 'close'] as const) socket.addEventListener(event, () => heard.push(event));
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  return { socket, heard };
}

function lookAtThePage(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a socket that was silent while the page slept ends as soon as the page is looked at', async () => {
  const { heard } = await anOpenSocket();
  vi.advanceTimersByTime(600_000);
  expect(heard).toEqual(['open']);
  lookAtThePage();
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(['open', 'close']);
});

test('a socket that was heard of lately is asked for a sign of life first, and ends without one', async () => {
  const { socket, heard } = await anOpenSocket();
  const send = vi.spyOn(socket, 'send');
  lookAtThePage();
  expect(send).toHaveBeenCalledWith('PING');
  vi.advanceTimersByTime(3900);
  expect(heard).toEqual(['open']);
  vi.advanceTimersByTime(600);
  expect(heard).toEqual(['open', 'close']);
});

test('any word from the server is a sign of life', async () => {
  const { socket, heard } = await anOpenSocket();
  lookAtThePage();
  socket.dispatchEvent(new MessageEvent('message', { data: 'PONG' }));
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(['open']);
});

test('nobody hears twice that a socket has ended', async () => {
  const { socket, heard } = await anOpenSocket();
  socket.close();
  vi.advanceTimersByTime(500);
  socket.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  lookAtThePage();
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(['open', 'close']);
});
