import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './rest-client';
import { guest, join, openEvening, submit, type Evening } from './rest-evening';
import { restOfFile } from './rest-of-file';

const { rest } = restOfFile({ variables: { RATE_LIMIT: 'on' } });
let evening: Evening;

beforeAll(async () => {
  evening = await openEvening(rest);
});

/** Calls more often than is allowed; answers how many calls were let through. */
async function useUp(most: number, call: () => Promise<Answer>): Promise<number> {
  let passed = 0;
  for (let sent = 0; sent < most + 10; sent += 50) {
    const answers = await Promise.all(Array.from({ length: Math.min(50, most + 10 - sent) }, call));
    passed += answers.filter(({ status }) => status !== 429).length;
    for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(body.error).toMatch(/^Too many requests, please try again in \d+ seconds?$/);
    }
  }
  return passed;
}

/** Bodies that nobody needs to read once the rate is used up: a broken one, and one that is too large. */
async function expectUnread(path: string): Promise<void> {
  for (const raw of ['{', `{"x": "${'x'.repeat(9 * 1024 * 1024)}"}`]) {
    expect((await rest.post(path, undefined, { raw })).status, path).toBe(429);
  }
}

describe('rate limits', () => {
  test('[REST-8] wrong passwords: 10 per username and address, and the owner elsewhere is not locked out', async () => {
    const logIn = (username: string) =>
      rest.post('/api/auth/session/account/authentication', { username, password: 'wrong' });
    expect(await useUp(10, () => logIn('owner@example.org'))).toBe(10);
    expect((await logIn('other@example.org')).status).toBe(401);
  });

  test('[REST-8] sign-ups: 60 an hour from one address', async () => {
    const signUp = () =>
      rest.post('/api/auth/session/account', {
        username: 'taken@example.org',
        password: 'seven wet otters',
        cheese: 'z',
      });
    expect(await useUp(60, signUp)).toBe(60);
    await expectUnread('/api/auth/session/account');
  });

  test('[REST-8] content calls: 120 a minute from one address', async () => {
    const calls = await useUp(120, () => rest.post('/api/content/markdown', { markdown: 'x' }));
    expect(calls).toBe(120);
    await expectUnread('/api/content/markdown');
    expect((await rest.get('/api/content/privacy-policy')).status).toBe(429);
    expect((await rest.get('/api/content/terms-and-conditions')).status).toBe(429);
    expect((await rest.post('/api/content/csv/questions', { csv: '' })).status).toBe(429);
  });

  test('[REST-8] saves of a team: 100 in ten seconds, also of its writer', async () => {
    const sheet = `${evening.teams}/team/${await join(rest, evening)}/answer-sheet`;
    const calls = await useUp(100, () => rest.post(sheet, submit({})));
    expect(calls).toBe(100);
    expect((await rest.post(`${sheet}/writer`, { browserId: 'browser-2' })).status).toBe(429);
    await expectUnread(sheet);
    await expectUnread(`${sheet}/writer`);
    expect((await rest.get(sheet)).status, 'reading is free').toBe(200);
  });

  test('[REST-8] joining: 600 teams in a session in ten minutes', async () => {
    const { teams } = await openEvening(rest);
    const calls = await useUp(600, () => rest.post(`${teams}/team`, { name: 'x' }));
    expect(calls).toBe(600);
    await expectUnread(`${teams}/team`);
  });

  test('[REST-8] calls below one user session: 1200 a minute', async () => {
    const userSessionId = await guest(rest);
    const calls = await useUp(1200, () => rest.get(`/api/user-session/${userSessionId}/answer-sheet`));
    expect(calls).toBe(1200);
    await expectUnread(`/api/user-session/${userSessionId}/answer-sheet/details`);
  });

  test('[REST-8] new guests: 1200 an hour from one address', async () => {
    const calls = await useUp(1200, () => rest.post('/api/auth/session', {}));
    expect(calls).toBeGreaterThan(1100);
  });
});
