import { createDatabase } from '@pubquiz/db';
import { startThrowawayCluster } from '@pubquiz/db/testing';
import { expect, test, vi } from 'vitest';
import { catchLog, openQuizNight, startTestServer } from '../src/testing';
import { connectEvents } from './event-client';
import { restClient } from './rest-client';
import { UNKNOWN } from './rest-evening';

test('while the database is away calls are answered 503 with a time to try again, the log says so once, and the process lives', async () => {
  const { log, text } = catchLog();
  const cluster = await startThrowawayCluster();
  const url = cluster.urlOf('postgres');
  const server = await startTestServer({ database: { ...createDatabase(url), url }, log });
  const night = await openQuizNight(server);
  const events = await connectEvents(server.url);
  events.send('teamSubscribeToTeamSession', { sessionId: night.sessionId });
  await events.next('teamSessionChanged');
  await expect((await fetch(`${server.url}/readyz`)).json()).resolves.toEqual({ status: 'ready' });

  await cluster.stop();
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503), {
    timeout: 10_000,
    interval: 100,
  });
  const answer = await fetch(`${server.url}/trpc/auth.session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(503);
  await expect(answer.json()).resolves.toMatchObject({
    error: { data: { error: 'Try again', retryAfterSeconds: 1 } },
  });
  const overRest = await restClient(server.url).post('/api/auth/session', {});
  expect(overRest).toMatchObject({ status: 503, body: { error: 'Try again' } });
  expect(overRest.headers.get('retry-after')).toBe('1');
  events.send('teamSubscribeToTeamSession', { sessionId: UNKNOWN });
  await events.next('error', { error: 'Try again', event: 'teamSubscribeToTeamSession' });
  await vi.waitFor(() => expect(text()).toContain('The database is away'), { timeout: 10_000 });
  await events.close();
  await night.close();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.close();
  expect(text().match(/"level":50/g)).toHaveLength(1);
});
