import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { account } from './account';
import { moment } from './columns';

/** Something that was done in the app (ANALYTICS-1). Nothing in it names a team or one of its members. */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    time: moment('time').notNull(),
    visitorId: text('visitor_id').notNull(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    properties: jsonb('properties').$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [
    index('analytics_event_time').on(table.time),
    index('analytics_event_name').on(table.name, table.time),
    index('analytics_event_account').on(table.accountId),
  ],
);
