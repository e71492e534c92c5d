import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SessionFeedMessage, SessionState } from '@pubquiz/core';
import { anEvening, aQuestion, notAsked } from '@pubquiz/core/testing/builders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createFeedDevice } from './feed-device';
import { createHub, type Hub } from './hub';
import { createLaggards, MOST_UNSENT_BYTES, type Laggards } from './laggards';

const SESSION_ID = 'session-1';

let wss: WebSocketServer;
let laggards: Laggards;
let hub: Hub;
let evening: SessionState;

/** The question that everybody sees, so long that a few fill every buffer between server and phone. */
function ask(version: number, length: number): SessionState {
  const question = aQuestion('q1', { question: `${version} `.padEnd(length, '?') });
  return anEvening({
    sessionStatus: 'askQuestions',
    currentQuestionId: 'q1',
    version,
    questions: [{ ...notAsked(question), askedOrdinal: 1 }],
  });
}

async function show(state: SessionState): Promise<void> {
  evening = state;
  hub.notice(SESSION_ID, state.session.version);
  await vi.waitFor(() => expect(hub.stateOf(SESSION_ID)?.session.version).toBe(state.session.version));
}

interface Phone {
  readonly phone: WebSocket;
  readonly server: WebSocket;
  readonly versions: () => readonly [string, number][];
}

async function aPhone(feedCount = 1): Promise<Phone> {
  const arriving = once(wss, 'connection') as Promise<[WebSocket, IncomingMessage]>;
  const phone = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`);
  const messages: SessionFeedMessage[] = [];
  phone.on('message', (data: Buffer) => {
    const { result } = JSON.parse(data.toString('utf8')) as {
      result: { data: { data: SessionFeedMessage } };
    };
    messages.push(result.data.data);
  });
  const [[server, { socket: wire }]] = await Promise.all([arriving, once(phone, 'open')]);
  const feed = { kind: 'session', sessionId: SESSION_ID, teamId: null } as const;
  for (let id = 1; id <= feedCount; id += 1) {
    const device = createFeedDevice({ id, socket: server, wire, laggards, onGone: () => undefined });
    expect(await device.watch(hub, { feed, seenVersion: null })).toMatchObject({ ok: true });
  }
  return {
    phone,
    server,
    versions: () => messages.map(({ kind, version }) => [kind, version] as const).map(([k, v]) => [k, v]),
  };
}

/** Lets far more wait than a device may leave unread: what other calls of the same socket have answered. */
function bury({ server }: Phone): void {
  while (server.bufferedAmount < 3 * 1024 * 1024) server.send('x'.repeat(1024 * 1024), { binary: false });
}

beforeEach(async () => {
  wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(wss, 'listening');
  laggards = createLaggards();
  evening = ask(1, 100);
  hub = createHub({
    publicUrl: 'https://quiz.example.org',
    load: () => Promise.resolve(evening),
    hint: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
});

afterEach(async () => {
  hub.stop();
  for (const client of wss.clients) client.terminate();
  wss.close();
  await once(wss, 'close');
});

describe('a slow device', () => {
  test('gets the present state in place of every step to it, while others miss nothing', async () => {
    const slow = await aPhone();
    const fast = await aPhone();
    await vi.waitFor(() => expect(slow.versions()).toHaveLength(1));
    slow.phone.pause();
    let version = 1;
    while (laggards.size() === 0 && version < 60) {
      version += 1;
      await show(ask(version, 1_000_000));
      await vi.waitFor(() => expect(fast.versions()).toHaveLength(version));
    }
    for (let step = 0; step < 3; step += 1) {
      version += 1;
      await show(ask(version, 100));
    }
    expect(slow.server.bufferedAmount).toBeGreaterThan(MOST_UNSENT_BYTES);
    slow.phone.resume();
    await vi.waitFor(() => expect(slow.versions().at(-1)).toEqual(['state', version]), { timeout: 5000 });
    expect(slow.versions().length).toBeLessThan(version - 2);
    await vi.waitFor(() => expect(fast.versions().at(-1)).toEqual(['patch', version]));
    expect(fast.versions()).toHaveLength(version);

    await show(ask(version + 1, 100));
    await vi.waitFor(() => expect(slow.versions().at(-1)).toEqual(['patch', version + 1]));
  });

  test('is sent away when it takes nothing for as long as the patience lasts, and one that reads is not', async () => {
    laggards = createLaggards(300);
    const [stopped, reading] = [await aPhone(), await aPhone()];
    stopped.phone.pause();
    let version = 1;
    while (laggards.size() === 0 && version < 60) {
      version += 1;
      await show(ask(version, 900_000));
      await vi.waitFor(() => expect(reading.versions()).toHaveLength(version));
    }
    // Not too much waits for it, only too long.
    expect(stopped.server.bufferedAmount).toBeLessThan(1024 * 1024);
    await vi.waitFor(() => expect(stopped.server.readyState).toBe(WebSocket.CLOSING), { timeout: 5000 });
    expect(laggards.size()).toBe(0);
    expect(reading.server.readyState).toBe(WebSocket.OPEN);
  });

  test('is sent away with "try again later" when far too much waits for it', async () => {
    const buried = await aPhone();
    const { phone, server } = buried;
    phone.pause();
    const closing = once(server, 'close') as Promise<[number]>;
    bury(buried);
    await show(ask(2, 100));
    await vi.waitFor(() => expect(server.readyState).toBe(WebSocket.CLOSING));
    phone.removeAllListeners('message');
    phone.resume();
    expect((await closing)[0]).toBe(1013);
  });

  test('is given its time for one large message, when another of its feeds has news meanwhile, too', async () => {
    const [slow, buried] = [await aPhone(2), await aPhone()];
    await vi.waitFor(() => expect(slow.versions()).toHaveLength(2));
    for (const { phone } of [slow, buried]) phone.pause();
    bury(buried);
    await show(ask(2, 8_000_000));
    expect(slow.server.bufferedAmount).toBeGreaterThan(1024 * 1024);
    // Both were looked at.
    await vi.waitFor(() => expect(buried.server.readyState).toBe(WebSocket.CLOSING));
    expect(slow.server.readyState).toBe(WebSocket.OPEN);
    slow.phone.resume();
    const [patch, state] = [
      ['patch', 2],
      ['state', 2],
    ];
    await vi.waitFor(() => expect(slow.versions().slice(2)).toEqual([patch, state]), { timeout: 5000 });
    expect(laggards.size()).toBe(0);
  });
});
