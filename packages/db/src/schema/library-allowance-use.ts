import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { account } from './account';
import { libraryQuestion } from './library-question';

/** A library question that an account saw or borrowed on a UTC day: each counts once (LIB-15, LIB-16, LIB-17). */
export const libraryAllowanceUse = pgTable(
  'library_allowance_use',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The UTC day, as 2026-03-05. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['view', 'borrow'] }).notNull(),
    libraryQuestionId: uuid('library_question_id').notNull(),
  },
  (table) => [
    // Both named: the names that would be made up are longer than PostgreSQL keeps.
    primaryKey({
      name: 'library_allowance_use_pk',
      columns: [table.accountId, table.day, table.kind, table.libraryQuestionId],
    }),
    foreignKey({
      name: 'library_allowance_use_library_question_fk',
      columns: [table.libraryQuestionId],
      foreignColumns: [libraryQuestion.id],
    }).onDelete('cascade'),
    index('library_allowance_use_question').on(table.libraryQuestionId),
    index('library_allowance_use_day').on(table.day),
    check('library_allowance_use_kind', sql`${table.kind} in ('view', 'borrow')`),
  ],
);
