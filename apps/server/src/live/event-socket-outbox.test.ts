import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createOutbox, type Outbox } from './event-socket-outbox';
import { createLaggards, type Laggards } from './laggards';

let wss: WebSocketServer;
let laggards: Laggards;
let client: WebSocket;
let socket: WebSocket;
let outbox: Outbox;
let received: string[];

beforeAll(async () => {
  wss = new WebSocketServer({ port: 0 });
  await once(wss, 'listening');
});

beforeEach(async () => {
  const connected = once(wss, 'connection') as Promise<[WebSocket]>;
  client = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`);
  received = [];
  client.on('message', (data: Buffer) => received.push(data.toString('utf8')));
  [[socket]] = await Promise.all([connected, once(client, 'open')]);
  laggards = createLaggards();
  outbox = createOutbox(socket, laggards);
});

afterAll(() => {
  for (const each of wss.clients) each.terminate();
  wss.close();
});

/** The device stops reading, as one in a pocket does. */
function pause(): Socket {
  const { _socket: wire } = client as unknown as { readonly _socket: Socket };
  wire.pause();
  return wire;
}

/** Fills whatever lies between the two until something stays unsent. */
function fillUp(chunk: number): number {
  let sent = 0;
  while (socket.bufferedAmount <= 64 * 1024) {
    sent += 1;
    outbox.update('feed', `${sent} ${'x'.repeat(chunk)}`, () => 'never');
  }
  return sent;
}

describe('the outbox of one device', () => {
  test('[RT-8] who keeps up gets every update', async () => {
    for (let index = 0; index < 100; index += 1) outbox.update('feed', `update ${index}`, () => 'never');
    await vi.waitFor(() => expect(received).toHaveLength(100));
  });

  test('[RT-8] who does not gets the latest state only, once there is room again', async () => {
    const wire = pause();
    const sent = fillUp(100 * 1024);
    for (let index = 0; index < 50; index += 1) {
      outbox.update('feed', `skipped ${index}`, () => `latest ${index}`);
      outbox.update('other', `skipped ${index}`, () => (index < 49 ? 'stale' : null));
    }
    wire.resume();
    await vi.waitFor(() => expect(received.at(-1)).toBe('latest 49'));
    expect(received).toHaveLength(sent + 1);
    outbox.update('feed', 'as usual', () => 'never');
    await vi.waitFor(() => expect(received.at(-1)).toBe('as usual'));
  });

  test('[RT-8] who is slow to read one large update is given its time, and then told the latest of the others', async () => {
    const wire = pause();
    outbox.update('large', 'x'.repeat(8 * 1024 * 1024), () => 'never');
    outbox.update('small', 'skipped', () => 'latest');
    expect(socket.bufferedAmount).toBeGreaterThan(1024 * 1024);
    const readings = vi.spyOn(socket, 'bufferedAmount', 'get');
    await vi.waitFor(() => expect(readings.mock.calls.length).toBeGreaterThan(3));
    readings.mockRestore();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    wire.resume();
    await vi.waitFor(() => expect(received.at(-1)).toBe('latest'), { timeout: 5000 });
    expect(received).toHaveLength(2);
    expect(laggards.size()).toBe(0);
  });

  test('[RT-8] who leaves far too much unread is closed with 1013', async () => {
    const wire = pause();
    // Whatever else was answered: nothing of it is the one message that is being read.
    while (socket.bufferedAmount < 3 * 1024 * 1024) outbox.send('x'.repeat(1024 * 1024));
    outbox.update('feed', 'skipped', () => 'latest');
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSING));
    const closed = once(client, 'close') as Promise<[number]>;
    wire.resume();
    const [code] = await closed;
    expect(code).toBe(1013);
  });

  test('[REST-12] what a subscription that has ended waited for is not sent any more', async () => {
    const wire = pause();
    fillUp(100 * 1024);
    outbox.update('ended', 'skipped', () => 'never');
    outbox.update('feed', 'skipped', () => 'latest');
    outbox.forget('ended');
    wire.resume();
    await vi.waitFor(() => expect(received.at(-1)).toBe('latest'));
    expect(received).not.toContain('never');
  });
});
