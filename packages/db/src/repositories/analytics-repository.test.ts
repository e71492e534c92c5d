import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing';
import { createAccountRepository } from './account-repository';
import { createAnalyticsRepository } from './analytics-repository';
import { at, storeGuest } from './testing/builders';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('[ANALYTICS-1] events are stored with their properties, and outlive the account', async () => {
  const accountId = await storeGuest(database.db);
  const analytics = createAnalyticsRepository(database.db);
  const event = { time: at(1), visitorId: 'visitor "1"' };
  await analytics.record([
    {
      ...event,
      name: 'page_view',
      accountId,
      properties: { route: '/team/game/:sessionId', 'quoted "key"': true },
    },
    { ...event, name: 'share', accountId: randomUUID(), properties: {} },
    { ...event, name: 'login', accountId: null, properties: { count: 1.5, odd: 'a\0b\ud800' } },
  ]);
  await analytics.record([]);
  await createAccountRepository(database.db).delete(accountId);
  const stored =
    await database.sql`select name, visitor_id, account_id, properties from analytics_event order by name`;
  expect(stored).toEqual([
    {
      name: 'login',
      visitor_id: 'visitor "1"',
      account_id: null,
      properties: { count: 1.5, odd: 'ab\ufffd' },
    },
    {
      name: 'page_view',
      visitor_id: 'visitor "1"',
      account_id: null,
      properties: { route: '/team/game/:sessionId', 'quoted "key"': true },
    },
    { name: 'share', visitor_id: 'visitor "1"', account_id: null, properties: {} },
  ]);
});
