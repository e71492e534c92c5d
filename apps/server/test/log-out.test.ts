import { beforeAll, expect, test, vi } from 'vitest';
import {
  closeAfterAll,
  connectClient,
  openQuizNight,
  startTestServer,
  type QuizNight,
  type TestClient,
  type TestServer,
} from '../src/testing';
import { connectEvents, type EventClient } from './event-client';

const UNKNOWN_USER = 'Unknown or expired user session';
const MASTER = 'masterSubscribeToSessionAnswerSheets';

const kept = closeAfterAll();
let server: TestServer;
let otherNode: TestServer;

beforeAll(async () => {
  server = kept(await startTestServer());
  otherNode = kept(await startTestServer({ database: server.database }));
});

/** What a quizmaster's feed was told, and the error that it ended with. */
interface Watching {
  readonly messages: readonly unknown[];
  readonly error: () => string | null;
}

function watch(client: TestClient, sessionId: string): Watching {
  const messages: unknown[] = [];
  let error: string | null = null;
  client.api.live.quizmaster.subscribe(
    { sessionId },
    { onData: (message) => messages.push(message), onError: ({ message }) => (error = message) },
  );
  return { messages, error: () => error };
}

interface Devices {
  readonly night: QuizNight;
  readonly feeds: readonly Watching[];
  readonly sockets: readonly EventClient[];
}

/** The quizmaster's screens at both nodes, over both sockets. */
async function watchEverywhere(): Promise<Devices> {
  const night = kept(await openQuizNight(server));
  const { sessionId, userSessionId } = night;
  const feeds: Watching[] = [];
  const sockets: EventClient[] = [];
  for (const node of [server, otherNode]) {
    const screen = kept(connectClient(node.url, userSessionId));
    const socket = kept(await connectEvents(node.url));
    feeds.push(watch(screen, sessionId));
    sockets.push(socket);
    socket.send(MASTER, { sessionId, userSessionId });
    await socket.next('teamAnswerSheetsChanged');
  }
  await vi.waitFor(() => expect(feeds.map(({ messages }) => messages.length)).toEqual([1, 1]));
  return { night, feeds, sockets };
}

async function expectEnded({ night, feeds, sockets }: Devices): Promise<void> {
  for (const socket of sockets) await socket.next('error', { error: UNKNOWN_USER, event: MASTER });
  await vi.waitFor(() => expect(feeds.map(({ error }) => error())).toEqual([UNKNOWN_USER, UNKNOWN_USER]), {
    timeout: 8000,
  });
  const seen = [
    ...feeds.map(({ messages }) => messages.length),
    ...sockets.map(({ events }) => events.length),
  ];
  await night.join('Too late');
  const stranger = kept(await connectEvents(otherNode.url));
  stranger.send('teamSubscribeToTeamSession', { sessionId: night.sessionId });
  await stranger.next('teamSessionChanged');
  expect([
    ...feeds.map(({ messages }) => messages.length),
    ...sockets.map(({ events }) => events.length),
  ]).toEqual(seen);
}

test('[REST-12, RT-4] a log-out ends the quizmaster’s sockets at every node', async () => {
  const devices = await watchEverywhere();
  await devices.night.quizmaster.api.auth.logOut.mutate();
  await expectEnded(devices);
});

test('[AUTH-12] a sign-up at one node takes the sockets of both along, and the log-out of the new login ends them', async () => {
  const devices = await watchEverywhere();
  const { api } = devices.night.quizmaster;
  const { userSessionId } = await api.auth.signUp.mutate({
    username: 'owner@example.org',
    password: 'seven wet otters',
    cheese: 'z',
  });
  await devices.night.join('The Barflies');
  await vi.waitFor(() => expect(devices.feeds.map(({ messages }) => messages.length)).toEqual([2, 2]));
  const again = kept(connectClient(otherNode.url, userSessionId));
  await again.api.auth.logOut.mutate();
  await expectEnded(devices);
});

test('a new password of the account, or an expired login, ends the sockets of both nodes within seconds', async () => {
  const devices = await watchEverywhere();
  const { sql } = server.database;
  await sql`update auth_session set expires_at = now() - interval '1 second'`;
  for (const socket of devices.sockets) {
    await vi.waitFor(() => expect(socket.events.some(({ event }) => event === 'error')).toBe(true), {
      timeout: 8000,
    });
  }
  await expectEnded(devices);
});

test('[REST-12] a feed that is read as an event stream over HTTP ends with the login, too', async () => {
  const night = kept(await openQuizNight(server));
  const { sessionId, userSessionId } = night;
  const input = encodeURIComponent(JSON.stringify({ sessionId }));
  const answer = await fetch(`${server.url}/trpc/live.quizmaster?input=${input}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${userSessionId}` },
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const whole = answer.text();
  await night.quizmaster.api.auth.logOut.mutate();
  expect(await whole).toContain(UNKNOWN_USER);
});
