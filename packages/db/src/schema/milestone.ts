import { pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns';

/** What the server has done with this database, and when it last did. */
export const milestone = pgTable('milestone', {
  name: text('name').primaryKey(),
  reachedTime: moment('reached_time').notNull(),
});
