import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { createdTime, moment } from './columns';
import { session } from './session';

/** A team of one evening (ENT-11). Its id is a secret: version 4, never in a log (PROD-5). */
export const team = pgTable(
  'team',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    joinOrdinal: integer('join_ordinal').notNull(),
    writerBrowserId: text('writer_browser_id'),
    createdTime: createdTime(),
    answersUpdatedTime: moment('answers_updated_time').notNull(),
  },
  (table) => [unique('team_join_order').on(table.sessionId, table.joinOrdinal)],
);
