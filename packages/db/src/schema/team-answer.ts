import type { SaveMark } from '@pubquiz/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { question } from './question';
import { team } from './team';

/** What one team wrote for one question (ENT-12). */
export const teamAnswer = pgTable(
  'team_answer',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    answer: text('answer').notNull(),
    multiChoiceSelectedOptionIndexes: integer('multi_choice_selected_option_indexes').array().notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
    /** true like, false dislike, null none. */
    questionVote: boolean('question_vote'),
    lastBrowserId: text('last_browser_id'),
    lastSequence: bigint('last_sequence', { mode: 'number' }),
    /** The newest save of each browser that wrote before; null for none. */
    earlierSaves: jsonb('earlier_saves').$type<readonly SaveMark[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.questionId] }),
    index('team_answer_question').on(table.questionId),
    check('team_answer_one_option', sql`cardinality(${table.multiChoiceSelectedOptionIndexes}) <= 1`),
    check('team_answer_last_save', sql`num_nulls(${table.lastBrowserId}, ${table.lastSequence}) in (0, 2)`),
  ],
);
