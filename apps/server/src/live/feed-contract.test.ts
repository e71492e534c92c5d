import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SessionFeedMessage, TeamFeedMessage } from '@pubquiz/core';
import { createWSClient, createTRPCClient, wsLink } from '@trpc/client';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { appRouter, type AppRouter } from '../app-router';
import { contextFactory } from '../context';
import { allowedOrigins } from '../http/allowed-origins';
import { socketCaller } from '../http/caller-of';
import { routeUpgrades, type SocketRoute } from '../http/upgrade';
import { createTestDeps, readFeed, type TestDeps } from '../testing';
import { createTrpcSocket } from './trpc-socket';

const OPTIONS = { origins: allowedOrigins(undefined, 0), trustedProxies: 0 };

interface Door {
  readonly url: string;
  readonly route: SocketRoute | null;
  close(): Promise<void>;
}

/** A night whose owner, session and team are known. */
interface Night {
  readonly userSessionId: string;
  readonly sessionId: string;
  readonly teamId: string;
  readonly api: ReturnType<TestDeps['call']>;
}

let world: TestDeps;
let hot: Door;
let stock: Door;
let closing: (() => unknown)[] = [];

async function openHot(pingMs = 25_000): Promise<Door> {
  const server = createServer();
  const route = createTrpcSocket(world.deps, { ...OPTIONS, pingMs });
  routeUpgrades(server, new Map([['/trpc', route]]), () => false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/trpc`,
    route,
    async close() {
      route.closeAll();
      for (const client of route.wss.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

async function openStock(): Promise<Door> {
  const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const createContext = contextFactory(world.deps);
  applyWSSHandler({
    wss,
    router: appRouter,
    createContext: ({ req, info }) => createContext(socketCaller(req, OPTIONS, info.connectionParams)),
  });
  await once(wss, 'listening');
  return {
    url: `ws://127.0.0.1:${(wss.address() as AddressInfo).port}/trpc`,
    route: null,
    async close() {
      for (const client of wss.clients) client.terminate();
      wss.close();
      await once(wss, 'close');
    },
  };
}

async function aNight(): Promise<Night> {
  const { userSessionId } = await world.deps.authSessions.startGuest();
  const api = world.call({ userSessionId });
  const questions = [{ question: 'Who wrote Dracula?' }, { question: 'Which river?' }];
  const { answerSheet } = await api.answerSheet.save({ answerSheet: { questions } });
  const sessionId = answerSheet.sessions[0]?.id ?? '';
  const { teamTeam } = await world.call().team.join({ sessionId, name: 'The Barflies' });
  return { userSessionId, sessionId, teamId: teamTeam.id, api };
}

/** The official client with everything over its socket. */
function official(door: Door, token: string | null = null) {
  const sockets: WebSocket[] = [];
  class Kept extends WebSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  }
  const client = createWSClient({
    url: door.url,
    WebSocket: Kept as never,
    retryDelayMs: () => 20,
    connectionParams: () => (token === null ? {} : { token }),
    keepAlive: { enabled: true, intervalMs: 200, pongTimeoutMs: 1000 },
  });
  closing.push(() => client.close());
  return {
    api: createTRPCClient<AppRouter>({ links: [wsLink({ client })] }),
    sockets,
    cut: () => sockets.at(-1)?.terminate(),
  };
}

type Frame = Readonly<Record<string, unknown>>;

/** A bare socket that keeps every frame. */
async function bare(door: Door, query = '') {
  const socket = new WebSocket(door.url + query);
  const frames: Frame[] = [];
  const texts: string[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    expect(isBinary).toBe(false);
    const text = data.toString('utf8');
    texts.push(text);
    if (text.startsWith('{')) frames.push(JSON.parse(text) as Frame);
  });
  await once(socket, 'open');
  closing.push(() => socket.terminate());
  return {
    socket,
    frames,
    texts,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    count: (wanted: number) => vi.waitFor(() => expect(frames).toHaveLength(wanted), { timeout: 5000 }),
  };
}

function resumed(asked: ReturnType<typeof subscription>, lastEventId: string) {
  return { ...asked, params: { ...asked.params, lastEventId } };
}

function subscription(id: number | string, path: string, input: unknown) {
  return { id, method: 'subscription', params: { path, input } };
}

beforeAll(async () => {
  world = await createTestDeps();
  hot = await openHot();
  stock = await openStock();
});

afterAll(async () => {
  for (const close of closing) close();
  closing = [];
  await Promise.all([hot.close(), stock.close()]);
  await world.close();
});

describe.each(['the fast path', 'the stock adapter'])('the official client at %s', (name) => {
  const door = () => (name === 'the fast path' ? hot : stock);

  test('[RT-5] gets the present state first, then each change, tracked with its version', async () => {
    const { sessionId, api } = await aNight();
    const ids: string[] = [];
    const messages: SessionFeedMessage[] = [];
    const subscribed = official(door()).api.live.session.subscribe(
      { sessionId },
      {
        onData: ({ id, data }) => {
          ids.push(id);
          messages.push(data);
        },
      },
    );
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    await api.session.start({ sessionId });
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    subscribed.unsubscribe();
    expect(messages).toMatchObject([
      { kind: 'state', state: { sessionStatus: 'notStarted' } },
      { kind: 'patch', patch: { sessionStatus: 'askQuestions' } },
    ]);
    expect(ids).toEqual(messages.map(({ version }) => String(version)));
  });

  test('[RT-13] gets what it missed exactly once after each cut', async () => {
    const { sessionId, api } = await aNight();
    const phone = official(door());
    const feed = readFeed<SessionFeedMessage>((on) => phone.api.live.session.subscribe({ sessionId }, on));
    await vi.waitFor(() => expect(feed.messages).toHaveLength(1));
    for (const team of ['Bears', 'Wolves', 'Owls']) {
      phone.cut();
      await world.call().team.join({ sessionId, name: team });
      await vi.waitFor(() =>
        expect(feed.messages.at(-1)).toMatchObject({
          kind: 'patch',
          patch: { joinedTeamNames: [team] },
        }),
      );
    }
    await api.session.start({ sessionId });
    await vi.waitFor(() => expect(feed.messages).toHaveLength(5));
    expect(feed.messages.map(({ kind }) => kind)).toEqual(['state', 'patch', 'patch', 'patch', 'patch']);
  });

  test('hears nothing any more after a stop, while its other feeds go on', async () => {
    const { sessionId, teamId, api } = await aNight();
    const phone = official(door());
    const stopped = readFeed<SessionFeedMessage>((on) => phone.api.live.session.subscribe({ sessionId }, on));
    const kept = readFeed<SessionFeedMessage>((on) => phone.api.live.session.subscribe({ sessionId }, on));
    const own = readFeed<TeamFeedMessage>((on) => phone.api.live.team.subscribe({ sessionId, teamId }, on));
    await vi.waitFor(() =>
      expect([stopped, kept, own].map(({ messages }) => messages.length)).toEqual([1, 1, 1]),
    );
    stopped.stop();
    await phone.api.team.invitation.query({ sessionId });
    await api.session.start({ sessionId });
    await vi.waitFor(() => expect(kept.messages).toHaveLength(2));
    expect(stopped.messages).toHaveLength(1);
  });

  test('is told the end, and its subscription completes', async () => {
    const { sessionId, teamId, api } = await aNight();
    const heard: string[] = [];
    official(door()).api.live.team.subscribe(
      { sessionId, teamId },
      { onData: ({ data }) => heard.push(data.kind), onComplete: () => heard.push('complete') },
    );
    await vi.waitFor(() => expect(heard).toEqual(['state']));
    await api.team.delete({ sessionId, teamId });
    await vi.waitFor(() => expect(heard).toEqual(['state', 'gone', 'complete']));
  });

  test('[RT-4] proves who it is with its connection parameters, and nobody else gets the quizmaster feed', async () => {
    const { sessionId, userSessionId } = await aNight();
    const stranger = await aNight();
    const watch = (token: string | null) =>
      readFeed((on) => official(door(), token).api.live.quizmaster.subscribe({ sessionId }, on));
    const [owner, other, nobody] = [watch(userSessionId), watch(stranger.userSessionId), watch(null)];
    await vi.waitFor(() => expect(owner.messages).toMatchObject([{ kind: 'state' }]));
    await vi.waitFor(() => expect([...other.errors, ...nobody.errors]).toHaveLength(2));
    expect(other.errors).toMatchObject([{ data: { httpStatus: 403, code: 'FORBIDDEN' } }]);
    expect(nobody.errors).toMatchObject([{ data: { httpStatus: 401, code: 'UNAUTHORIZED' } }]);
  });

  test('calls over the same socket before and after its feeds', async () => {
    const { sessionId, userSessionId } = await aNight();
    const { api } = official(door(), userSessionId);
    await expect(api.session.get.query({ sessionId })).resolves.toMatchObject({});
    const feed = readFeed<SessionFeedMessage>((on) => api.live.session.subscribe({ sessionId }, on));
    await vi.waitFor(() => expect(feed.messages).toHaveLength(1));
    await api.session.start.mutate({ sessionId });
    await vi.waitFor(() => expect(feed.messages).toHaveLength(2));
  });
});

/** Says the same at both doors and expects the same frames, apart from the order of those with different ids. */
async function sameAtBoth(
  say: (send: (message: unknown) => void) => void,
  frameCount: number,
  change: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly Frame[]> {
  const both = [await bare(hot), await bare(stock)] as const;
  for (const { send } of both) say(send);
  const changedAfter = frameCount > 2 ? 2 : frameCount;
  for (const { frames } of both) {
    await vi.waitFor(() => expect(frames.length).toBeGreaterThanOrEqual(changedAfter));
  }
  await change();
  for (const { count } of both) await count(frameCount);
  const [ours, theirs] = both.map(({ frames }) =>
    frames.toSorted((a, b) => String(a['id']).localeCompare(String(b['id']))),
  );
  expect(ours).toEqual(theirs);
  return ours ?? [];
}

describe('the frames of the fast path are those of the stock adapter', () => {
  test('for a feed from its start to its end', async () => {
    const { sessionId, api } = await aNight();
    const frames = await sameAtBoth(
      (send) => send(subscription(7, 'live.session', { sessionId })),
      5,
      async () => {
        await api.session.start({ sessionId });
        await api.session.delete({ sessionId });
      },
    );
    expect(frames.map(({ result }) => (result as { type: string }).type)).toEqual([
      'started',
      'data',
      'data',
      'data',
      'stopped',
    ]);
  });

  test('for a feed that goes on from the version that was seen, or starts anew after nonsense', async () => {
    const { sessionId } = await aNight();
    const version = (await world.deps.sessions.load(sessionId))?.session.version ?? 0;
    await sameAtBoth((send) => {
      send(resumed(subscription('again', 'live.session', { sessionId }), String(version)));
      send(resumed(subscription('nonsense', 'live.session', { sessionId }), 'nonsense'));
    }, 3);
  });

  test.each([
    { what: 'an unknown session', path: 'live.session', given: { sessionId: 'no-uuid' }, frameCount: 3 },
    {
      what: 'an unknown team',
      path: 'live.team',
      given: { sessionId: 'KNOWN', teamId: 'no-uuid' },
      frameCount: 1,
    },
    { what: 'an input that is none', path: 'live.session', given: { sessionId: 7 }, frameCount: 1 },
    { what: 'no input', path: 'live.team', given: undefined, frameCount: 1 },
    {
      what: 'a caller without a login',
      path: 'live.quizmaster',
      given: { sessionId: 'KNOWN' },
      frameCount: 1,
    },
    {
      what: 'a procedure that is no feed',
      path: 'session.get',
      given: { sessionId: 'KNOWN' },
      frameCount: 1,
    },
  ] as const)('for $what', async ({ path, given, frameCount }) => {
    const { sessionId } = await aNight();
    const input = given && { ...given, ...(given.sessionId === 'KNOWN' && { sessionId }) };
    await sameAtBoth((send) => send(subscription(1, path, input)), frameCount);
  });

  test('for batches, stops, pings, and messages that nobody understands', async () => {
    const { sessionId } = await aNight();
    await sameAtBoth((send) => {
      send([
        subscription(1, 'live.session', { sessionId }),
        { id: 2, method: 'query', params: { path: 'team.invitation', input: { sessionId } } },
      ]);
      send({ id: 99, method: 'subscription.stop' });
      send('{"broken');
      send({ id: 3, method: 'subscription', params: { path: 7 } });
      send({ id: 4, method: 'query', params: { path: 'no.such' } });
    }, 6);
  });
});

describe('the fast path', () => {
  test('takes at most twenty feeds a socket, and refuses an id twice', async () => {
    const { sessionId } = await aNight();
    const { send, frames, count } = await bare(hot);
    for (let id = 1; id <= 20; id += 1) send(subscription(id, 'live.session', { sessionId }));
    await count(40);
    send(subscription(21, 'live.session', { sessionId }));
    send(subscription(20, 'live.session', { sessionId }));
    await count(42);
    expect(frames.slice(40)).toMatchObject([
      { id: 21, error: { data: { httpStatus: 429 } } },
      { id: 20, error: { data: { httpStatus: 400 } } },
    ]);
  });

  test('closes a socket that says too much or too large things', async () => {
    const [fast, large] = [await bare(hot), await bare(hot)];
    for (let ping = 0; ping <= 200; ping += 1) fast.send('PING');
    large.send('x'.repeat(20_000));
    const [[fastCode], [largeCode]] = await Promise.all([
      once(fast.socket, 'close') as Promise<[number]>,
      once(large.socket, 'close') as Promise<[number]>,
    ]);
    expect(fastCode).toBe(1008);
    expect(largeCode).toBe(1009);
    expect(fast.texts.filter((text) => text === 'PONG')).toHaveLength(200);
  });

  test('a stop right after the start leaves nothing behind', async () => {
    const { sessionId, api } = await aNight();
    const { send, frames, count } = await bare(hot);
    send([subscription(1, 'live.session', { sessionId }), { id: 1, method: 'subscription.stop' }]);
    await count(1);
    send(subscription(2, 'live.session', { sessionId }));
    await count(3);
    await api.session.start({ sessionId });
    await count(4);
    expect(frames.map(({ id }) => id)).toEqual([1, 2, 2, 2]);
  });

  test('[RT-13] brings every device back when it asks them to reconnect, without a repeat', async () => {
    const door = await openHot();
    const { sessionId, api } = await aNight();
    const phone = official(door);
    const feed = readFeed<SessionFeedMessage>((on) => phone.api.live.session.subscribe({ sessionId }, on));
    await vi.waitFor(() => expect(feed.messages).toHaveLength(1));
    door.route?.askToReconnect();
    await vi.waitFor(() => expect(phone.sockets).toHaveLength(2));
    await api.session.start({ sessionId });
    await vi.waitFor(() => expect(feed.messages.map(({ kind }) => kind)).toEqual(['state', 'patch']));
    await door.close();
  });

  test('keeps a silent device that answers a ping, and ends one that does not', async () => {
    const door = await openHot(100);
    const [there, gone] = [await bare(door), await bare(door)];
    const answering = setInterval(() => there.texts.includes('PING') && there.send('PONG'), 20);
    await once(gone.socket, 'close');
    expect(gone.texts).toContain('PING');
    expect(there.socket.readyState).toBe(WebSocket.OPEN);
    clearInterval(answering);
    await door.close();
  });
});
