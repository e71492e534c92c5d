import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { account } from './account';

/** Who gave a question to the library (ENT-23). */
export const libraryContributor = pgTable(
  'library_contributor',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    moniker: text('moniker').notNull().unique(),
  },
  (table) => [index('library_contributor_account').on(table.accountId)],
);
