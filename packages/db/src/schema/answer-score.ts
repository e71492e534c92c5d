import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { question } from './question';
import { team } from './team';

/** The mark of one team's answer to one question (ENT-15). */
export const answerScore = pgTable(
  'answer_score',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** null = unmarked. */
    isCorrect: boolean('is_correct'),
    pointsAwarded: doublePrecision('points_awarded').notNull(),
    isAutoMarkedCorrect: boolean('is_auto_marked_correct').notNull(),
    wasAutoMarkedCorrect: boolean('was_auto_marked_correct').notNull(),
    isMarkedByQuizmaster: boolean('is_marked_by_quizmaster').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.questionId] }),
    index('answer_score_question').on(table.questionId),
    check('answer_score_points', sql`${table.pointsAwarded} = 0 or ${table.isCorrect} is true`),
  ],
);
