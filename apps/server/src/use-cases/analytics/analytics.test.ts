import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDeps, openAccount, startTestServer, type TestDeps, type TestServer } from '../../testing';
import { ANALYTICS_EVENTS } from './analytics-events';

let world: TestDeps;
let server: TestServer;

beforeAll(async () => {
  world = await createTestDeps();
  server = await startTestServer({ database: world.database });
});
beforeEach(() => world.database.sql`truncate analytics_event`);
afterAll(async () => {
  await server.close();
  await world.close();
});

const VISITOR = 'a-visitor-id-of-22-chars';

function browser(visitorId = VISITOR) {
  return { visitorId: () => visitorId };
}

interface StoredEvent {
  readonly name: string;
  readonly visitor_id: string;
  readonly account_id: string | null;
  readonly properties: unknown;
}

function stored(): Promise<StoredEvent[]> {
  return world.database.sql<StoredEvent[]>`select * from analytics_event order by time`;
}

function log(name: string, cookie = '') {
  return fetch(`${server.url}/trpc/analytics.log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.settings.publicUrl, cookie },
    body: JSON.stringify({ name }),
  });
}

describe('events', () => {
  test('[ANALYTICS-1] every documented event is stored here, with who did it', async () => {
    const { caller, user } = await openAccount(world);
    for (const name of ANALYTICS_EVENTS) {
      await world.call({ ...caller, ...browser() }).analytics.log({ name });
    }
    const events = await stored();
    expect(events.map(({ name }) => name)).toEqual(ANALYTICS_EVENTS);
    for (const event of events) {
      expect(event).toMatchObject({ visitor_id: VISITOR, account_id: user.accountId, properties: {} });
    }
  });

  test('[ANALYTICS-2] a page view names the route', async () => {
    const properties = { page: '/team/game/:sessionId/team/:teamId', isSmall: true, width: 390 };
    await world.call(browser()).analytics.log({ name: 'page_view', properties });
    expect(await stored()).toMatchObject([{ name: 'page_view', account_id: null, properties }]);
  });

  test.each([
    ['a team', { page: '/team/game/0f8fad5b-d9cb-469f-a165-70867728950e/team' }],
    ['an address', { user: 'quizmaster@example.org' }],
    ['a query', { page: '/team?name=x' }],
    ['a long text', { page: 'x'.repeat(101) }],
    ['too many properties', Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`p${String(i)}`, 1]))],
    ['a name that is none', { 'a b': 1 }],
  ])('[ANALYTICS-1] %s is refused and not stored', async (_, properties) => {
    const logged = world.call(browser()).analytics.log({ name: 'page_view', properties });
    await expect(logged).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await stored()).toEqual([]);
  });

  test('an event that is not documented is refused', async () => {
    const logged = world.call(browser()).analytics.log({ name: 'made_up' as 'share' });
    await expect(logged).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('programs are not counted', async () => {
    await world.call().analytics.log({ name: 'share' });
    expect(await stored()).toEqual([]);
  });
});

describe('the visitor cookie', () => {
  test('[COOKIE-4] [COOKIE-5] [D39] the first event sets it for a year, later ones bring it along', async () => {
    const first = await log('share');
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(
      /^pubquiz_visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; Secure; SameSite=Strict$/,
    );
    const second = await log('share', cookie.split(';')[0]);
    expect(second.headers.getSetCookie()).toEqual([]);
    const [one, other] = await stored();
    expect(one?.visitor_id).toBe(other?.visitor_id);
  });

  test('[COOKIE-5] what the server has not set is no visitor id', async () => {
    const answer = await log('share', 'pubquiz_visitor=quizmaster@example.org');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect((await stored())[0]?.visitor_id).toMatch(/^[\w-]{22}$/);
  });
});

describe('the counts', () => {
  test('[ANALYTICS-1] [D6] an admin sees how often what was done on each day, and by how many', async () => {
    const admin = await openAccount(world, 'accountEdit');
    const at = (time: string, visitorId: string, name: string) => ({
      name,
      time: new Date(time),
      visitorId,
      accountId: null,
      properties: {},
    });
    const today = new Date().toISOString().slice(0, 10);
    await world.deps.analytics.record([
      at(`${today}T00:00:00.000Z`, 'ann', 'share'),
      at(`${today}T00:00:01.000Z`, 'ann', 'share'),
      at(`${today}T00:00:01.000Z`, 'bob', 'share'),
      at(`${today}T00:00:01.000Z`, 'bob', 'page_view'),
      at('2020-01-01T00:00:00.000Z', 'old', 'share'),
    ]);
    const { since, counts } = await world.call(admin.caller).admin.analytics({ days: 1 });
    expect(since).toBe(today);
    expect(counts).toEqual([
      { day: today, name: 'page_view', count: 1, visitorCount: 1 },
      { day: today, name: 'share', count: 3, visitorCount: 2 },
    ]);
    await world.deps.analytics.forget(new Date(`${today}T00:00:00.000Z`));
    expect(await stored()).toHaveLength(4);
  });
});
