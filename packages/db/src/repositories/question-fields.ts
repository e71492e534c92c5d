import type { AnswerEntryType, AutoMarkCorrectStyle, Question, QuestionFields } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import { array } from './rows';

/** The columns that a quiz's question and a library question share. */
export interface QuestionFieldsRow {
  readonly points: number | null;
  readonly question: string;
  readonly answer_entry_type: AnswerEntryType;
  readonly correct_answer: string;
  readonly correct_multi_answer: string;
  readonly should_reveal_answer: boolean;
  readonly auto_mark_correct_style: AutoMarkCorrectStyle;
  readonly answer_trivia: string;
  readonly reveal_answer_trivia: string;
  readonly image_url: string;
}

/** Their names, for a statement's list of columns. */
export const questionFieldColumns: SQL = sql.raw(
  'points, question, answer_entry_type, correct_answer, correct_multi_answer, should_reveal_answer, auto_mark_correct_style, answer_trivia, reveal_answer_trivia, image_url',
);

/** What an upsert does with them. */
export const questionFieldUpdates: SQL = sql.raw(
  `points = excluded.points, question = excluded.question, answer_entry_type = excluded.answer_entry_type,
   correct_answer = excluded.correct_answer, correct_multi_answer = excluded.correct_multi_answer,
   should_reveal_answer = excluded.should_reveal_answer, auto_mark_correct_style = excluded.auto_mark_correct_style,
   answer_trivia = excluded.answer_trivia, reveal_answer_trivia = excluded.reveal_answer_trivia,
   image_url = excluded.image_url`,
);

/** Their values in the same order, as arguments of `unnest`. */
export function questionFieldArrays(questions: readonly QuestionFields[]): SQL {
  return sql`${array(questions.map((question) => question.points))}::float8[],
    ${array(questions.map((question) => question.question))}::text[],
    ${array(questions.map((question) => question.answerEntryType))}::text[],
    ${array(questions.map((question) => question.correctAnswer))}::text[],
    ${array(questions.map((question) => question.correctMultiAnswer))}::text[],
    ${array(questions.map((question) => question.shouldRevealAnswer))}::bool[],
    ${array(questions.map((question) => question.autoMarkCorrectStyle))}::text[],
    ${array(questions.map((question) => question.answerTrivia))}::text[],
    ${array(questions.map((question) => question.revealAnswerTrivia))}::text[],
    ${array(questions.map((question) => question.imageUrl))}::text[]`;
}

/** A row as core's question. */
export function toQuestion(row: QuestionFieldsRow & { readonly id: string }): Question {
  return {
    id: row.id,
    points: row.points,
    question: row.question,
    answerEntryType: row.answer_entry_type,
    correctAnswer: row.correct_answer,
    correctMultiAnswer: row.correct_multi_answer,
    shouldRevealAnswer: row.should_reveal_answer,
    autoMarkCorrectStyle: row.auto_mark_correct_style,
    answerTrivia: row.answer_trivia,
    revealAnswerTrivia: row.reveal_answer_trivia,
    imageUrl: row.image_url,
  };
}
