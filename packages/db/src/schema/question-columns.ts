import type { AnswerEntryType, AutoMarkCorrectStyle } from '@pubquiz/core';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { boolean, check, doublePrecision, text } from 'drizzle-orm/pg-core';

/** The fields that a quiz's question and a library question share (ENT-6, ENT-21). */
export function questionColumns() {
  return {
    points: doublePrecision('points'),
    question: text('question').notNull(),
    answerEntryType: text('answer_entry_type').$type<AnswerEntryType>().notNull(),
    correctAnswer: text('correct_answer').notNull(),
    correctMultiAnswer: text('correct_multi_answer').notNull(),
    shouldRevealAnswer: boolean('should_reveal_answer').notNull(),
    autoMarkCorrectStyle: text('auto_mark_correct_style').$type<AutoMarkCorrectStyle>().notNull(),
    answerTrivia: text('answer_trivia').notNull(),
    revealAnswerTrivia: text('reveal_answer_trivia').notNull(),
    imageUrl: text('image_url').notNull(),
  };
}

/** The checks that go with them. */
export function questionChecks(
  name: string,
  table: { readonly answerEntryType: SQLWrapper; readonly autoMarkCorrectStyle: SQLWrapper },
) {
  return [
    check(`${name}_answer_entry_type`, sql`${table.answerEntryType} in ('freeText', 'multiChoice')`),
    check(
      `${name}_auto_mark_correct_style`,
      sql`${table.autoMarkCorrectStyle} in ('similar', 'same', 'never')`,
    ),
  ];
}
