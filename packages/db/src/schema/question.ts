import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { answerSheet } from './answer-sheet';
import { moment } from './columns';
import { questionChecks, questionColumns } from './question-columns';

/** A question of a quiz (ENT-6). */
export const question = pgTable(
  'question',
  {
    id: uuid('id').primaryKey(),
    answerSheetId: uuid('answer_sheet_id')
      .notNull()
      .references(() => answerSheet.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    ...questionColumns(),
    /** Sanitised HTML, made when the question is saved. */
    revealAnswerTriviaHtml: text('reveal_answer_trivia_html').notNull(),
    /** The quiz has lost it, an evening that asked it has not. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('question_answer_sheet').on(table.answerSheetId, table.position),
    ...questionChecks('question', table),
  ],
);
