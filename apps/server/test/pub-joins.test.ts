import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openQuizNight, startTestServer, type QuizNight, type TestServer } from '../src/testing';

const PHONES = 500;
const AT_ONCE = 25;

let server: TestServer;
let night: QuizNight;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT: 'on' } });
  night = await openQuizNight(server);
});

afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await night.close();
  await server.close();
});

async function call(path: string, body: object): Promise<Response> {
  return fetch(`${server.url}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.settings.publicUrl },
    body: JSON.stringify(body),
  });
}

/** What a phone does from the scanned code on: the page, the settings, the team, the pen, the two feeds. */
async function joinAsPhone(index: number): Promise<readonly number[]> {
  const { sessionId } = night;
  const page = await fetch(`${server.url}/team/invitation/${sessionId}`);
  await page.arrayBuffer();
  const session = encodeURIComponent(JSON.stringify({ '1': { sessionId } }));
  const loaded = await fetch(`${server.url}/trpc/content.settings,team.invitation?batch=1&input=${session}`);
  await loaded.arrayBuffer();
  await call('analytics.log', { name: 'page_view', properties: { page: '/team/invitation/:loadSessionId' } });
  const joined = await call('team.join', { sessionId, name: `Team ${String(index)}` });
  const { result } = (await joined.json()) as { result?: { data: { teamTeam: { id: string } } } };
  const teamId = result?.data.teamTeam.id ?? '';
  const writer = await call('teamAnswer.becomeWriter', {
    sessionId,
    teamId,
    browserId: `browser-${String(index)}`,
  });
  await writer.arrayBuffer();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/trpc`, {
    headers: { origin: server.settings.publicUrl },
  });
  sockets.push(socket);
  await once(socket, 'open');
  const started = once(socket, 'message') as Promise<[Buffer]>;
  const params = { path: 'live.team', input: { sessionId, teamId } };
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params }));
  const [told] = await started;
  const { result: feed } = JSON.parse(told.toString()) as { result?: { type: string } };
  return [
    page.status === 404 ? 200 : page.status,
    loaded.status,
    joined.status,
    writer.status,
    feed?.type === 'started' ? 200 : 500,
  ];
}

const FLOOD = 450;

/** Somebody in the same pub who tries passwords, renders texts and makes up sessions; answers how often it was let. */
async function flood(): Promise<ReadonlyMap<number, number>> {
  const answers = new Map<number, number>();
  const attempts = [
    () => call('auth.logIn', { username: 'owner@example.org', password: 'a wrong guess' }),
    () => call('content.markdown', { markdown: '*x*' }),
    () => call('team.join', { sessionId: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'x' }),
  ];
  for (let count = 0; count < FLOOD; count += 1) {
    const answer = await attempts[count % attempts.length]?.();
    await answer?.arrayBuffer();
    if (answer) answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
  }
  return answers;
}

// How long it takes is the rush bench's business; the windows of all rates here are a minute or longer.
test('[REST-8] 500 phones behind one address are all let in, while somebody there floods the server and is held', async () => {
  const flooding = flood();
  const statuses: number[] = [];
  for (let first = 0; first < PHONES; first += AT_ONCE) {
    const phones = Array.from({ length: AT_ONCE }, (_, index) => joinAsPhone(first + index));
    statuses.push(...(await Promise.all(phones)).flat());
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const [count] = await server.database.sql`select count(*)::int as teams from team`;
  expect(count).toEqual({ teams: PHONES });
  const answers = await flooding;
  expect(answers.get(401), 'wrong passwords').toBe(10);
  expect(answers.get(429)).toBeGreaterThan(FLOOD / 3 - 10);
}, 180_000);

test('[REST-8] the 601st team of a session is refused', async () => {
  const { sessionId } = night;
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1) {
    const answer = await call('team.join', { sessionId, name: 'One more' });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
  expect(statuses[100]).toBe(429);
});
