import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { account } from './account';
import { moment } from './columns';

/** A login, in the shape that Lucia's adapter expects. The id is the token's hash: a stolen table logs nobody in. */
export const authSession = pgTable(
  'auth_session',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    lastUsed: moment('last_used').notNull().defaultNow(),
  },
  (table) => [
    index('auth_session_user').on(table.userId),
    index('auth_session_expires_at').on(table.expiresAt),
  ],
);
