import type { Question } from '@pubquiz/core';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { question } from './question';
import { session } from './session';

/** A question as it stood when an evening finished. */
export type FrozenQuestion = Omit<Question, 'id'> & {
  readonly revealAnswerTriviaHtml: string;
  /** Its place in the list of the evening's questions. */
  readonly position: number;
};

/** What has become of a question in one evening (ENT-17). No row while nothing has. */
export const questionStatus = pgTable(
  'question_status',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** 1 = asked first. */
    askedOrdinal: integer('asked_ordinal'),
    isRevealed: boolean('is_revealed').notNull(),
    frozen: jsonb('frozen').$type<FrozenQuestion>(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.questionId] }),
    unique('question_status_asked_once').on(table.sessionId, table.askedOrdinal),
    index('question_status_question').on(table.questionId),
    check('question_status_asked_ordinal', sql`${table.askedOrdinal} > 0`),
  ],
);
