import { doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { account } from './account';
import { createdTime, updatedTime } from './columns';

/** A quiz (ENT-1). */
export const answerSheet = pgTable(
  'answer_sheet',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    defaultPoints: doublePrecision('default_points').notNull(),
    createdTime: createdTime(),
    updatedTime: updatedTime(),
  },
  (table) => [
    index('answer_sheet_account').on(table.accountId, table.updatedTime),
    index('answer_sheet_updated_time').on(table.updatedTime, table.id),
  ],
);
