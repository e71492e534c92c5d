import type { SessionStatus } from '@pubquiz/core';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { answerSheet } from './answer-sheet';
import { createdTime, updatedTime } from './columns';
import { question } from './question';

/** One evening of a quiz (ENT-10). */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    answerSheetId: uuid('answer_sheet_id')
      .notNull()
      .references(() => answerSheet.id, { onDelete: 'cascade' }),
    sessionStatus: text('session_status').$type<SessionStatus>().notNull(),
    currentQuestionId: uuid('current_question_id').references(() => question.id, { onDelete: 'set null' }),
    /** Grows with every visible change, in the transaction that makes it. */
    version: integer('version').notNull(),
    /** Copies made when the quiz finishes: later edits never change an old result. */
    frozenQuizName: text('frozen_quiz_name'),
    frozenDefaultPoints: doublePrecision('frozen_default_points'),
    createdTime: createdTime(),
    updatedTime: updatedTime(),
  },
  (table) => [
    index('session_answer_sheet').on(table.answerSheetId),
    index('session_current_question').on(table.currentQuestionId),
    check(
      'session_session_status',
      sql`${table.sessionStatus} in ('notStarted', 'askQuestions', 'confirmAnswers', 'markAnswers', 'revealScoring', 'revealLeaderboard', 'finished')`,
    ),
    check(
      'session_frozen',
      sql`num_nulls(${table.frozenQuizName}, ${table.frozenDefaultPoints}) = case when ${table.sessionStatus} = 'finished' then 0 else 2 end`,
    ),
  ],
);
