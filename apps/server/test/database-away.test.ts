import { createDatabase } from '@pubquiz/db';
import { startThrowawayCluster } from '@pubquiz/db/testing';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../src/testing';
import { connectEvents } from './event-client';
import { restClient } from './rest-client';
import { UNKNOWN } from './rest-evening';

test('while the database is away calls are answered 503 with a time to try again, and the process lives', async () => {
  const cluster = await startThrowawayCluster();
  const url = cluster.urlOf('postgres');
  const server = await startTestServer({ database: { ...createDatabase(url), url } });
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
  const events = await connectEvents(server.url);
  events.send('teamSubscribeToTeamSession', { sessionId: UNKNOWN });
  await events.next('error', { error: 'Try again', event: 'teamSubscribeToTeamSession' });
  await events.close();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.close();
});
