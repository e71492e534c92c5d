import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { account } from './account';

/** A permission that an account holds (D42). */
export const accountRole = pgTable(
  'account_role',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name', { enum: ['accountEdit', 'libraryEdit'] }).notNull(),
  },
  (table) => [
    unique('account_role_once').on(table.accountId, table.name),
    check('account_role_name', sql`${table.name} in ('accountEdit', 'libraryEdit')`),
  ],
);
