import type { AnswerSheetChanges, Question } from '@pubquiz/core';
import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import { questionFieldArrays, questionFieldColumns, questionFieldUpdates } from './question-fields';
import { array, rows } from './rows';

/** What a save decided: the changes, and the rendered trivia of each question whose trivia is new or different. */
export interface SaveDecision {
  readonly changes: AnswerSheetChanges;
  /** Sanitised HTML by question id; a question that is not in it keeps what it has. */
  readonly triviaHtml: ReadonlyMap<string, string>;
}

/** A save of a quiz whose rows are locked. */
export interface SheetSave extends SaveDecision {
  readonly accountId: string;
  readonly isNew: boolean;
  readonly at: Date;
}

/** Stores a quiz with its questions and its new and deleted Sessions, each kind with one statement. */
export async function storeAnswerSheet(tx: Transaction, save: SheetSave): Promise<void> {
  const { answerSheetId, sheet, deletedSessionIds } = save.changes;
  if (sheet !== undefined) {
    await storeSheetRow(tx, save);
    await storeQuestions(tx, { answerSheetId, questions: sheet.questions, triviaHtml: save.triviaHtml });
    await removeQuestions(tx, save);
  }
  if (deletedSessionIds.length > 0) {
    await rows(
      tx,
      sql`delete from session
        where id = any(${array(deletedSessionIds)}::uuid[]) and answer_sheet_id = ${answerSheetId}::uuid`,
    );
  }
  await purgeQuestions(tx, answerSheetId);
  await addSessions(tx, save);
}

async function storeSheetRow(tx: Transaction, { changes, accountId, isNew, at }: SheetSave): Promise<void> {
  if (changes.sheet === undefined) return;
  const id = sql`${changes.answerSheetId}::uuid`;
  const name = sql`${changes.sheet.name}`;
  const defaultPoints = sql`${changes.sheet.defaultPoints}::float8`;
  const updatedTime = sql`${changes.sheet.updatedTime.toISOString()}::timestamptz`;
  // Never an upsert: a quiz that somebody else made with this id meanwhile has to be seen by the rules first.
  await rows(
    tx,
    isNew
      ? sql`insert into answer_sheet (id, account_id, name, default_points, created_time, updated_time)
          values (${id}, ${accountId}::uuid, ${name}, ${defaultPoints}, ${at.toISOString()}::timestamptz, ${updatedTime})`
      : sql`update answer_sheet
          set name = ${name}, default_points = ${defaultPoints}, updated_time = ${updatedTime} where id = ${id}`,
  );
}

async function storeQuestions(
  tx: Transaction,
  {
    answerSheetId,
    questions,
    triviaHtml,
  }: {
    readonly answerSheetId: string;
    readonly questions: readonly Question[];
    readonly triviaHtml: ReadonlyMap<string, string>;
  },
): Promise<void> {
  if (questions.length === 0) return;
  const stored = await rows(
    tx,
    sql`insert into question as present (id, ${questionFieldColumns}, reveal_answer_trivia_html, answer_sheet_id, position)
      select u.id, ${questionFieldColumns},
        coalesce(u.html, (select reveal_answer_trivia_html from question q where q.id = u.id), ''),
        ${answerSheetId}::uuid, u.ordinal - 1
      from unnest(
        ${array(questions.map((question) => question.id))}::uuid[],
        ${questionFieldArrays(questions)},
        ${array(questions.map((question) => triviaHtml.get(question.id) ?? null))}::text[]
      ) with ordinality as u (id, ${questionFieldColumns}, html, ordinal)
      on conflict (id) do update
        set position = excluded.position, reveal_answer_trivia_html = excluded.reveal_answer_trivia_html,
          removed_at = null, ${questionFieldUpdates}
        where present.answer_sheet_id = excluded.answer_sheet_id
      returning 1`,
  );
  // A question of another quiz is left alone by the statement; letting the rest through would lose it silently.
  if (stored.length !== questions.length) throw new Error('A question of another quiz was to be saved.');
}

async function removeQuestions(tx: Transaction, { changes, at }: SheetSave): Promise<void> {
  if (changes.removedQuestionIds.length === 0) return;
  await rows(
    tx,
    sql`update question set removed_at = ${at.toISOString()}::timestamptz
      where id = any(${array(changes.removedQuestionIds)}::uuid[])
        and answer_sheet_id = ${changes.answerSheetId}::uuid`,
  );
}

/** Deletes removed questions that no evening needs (any more). */
async function purgeQuestions(tx: Transaction, answerSheetId: string): Promise<void> {
  await rows(
    tx,
    sql`delete from question q where q.answer_sheet_id = ${answerSheetId}::uuid and q.removed_at is not null
      and not exists (select from question_status qs where qs.question_id = q.id)`,
  );
}

async function addSessions(tx: Transaction, { changes, at }: SheetSave): Promise<void> {
  if (changes.newSessionIds.length === 0) return;
  await rows(
    tx,
    sql`insert into session (id, answer_sheet_id, session_status, version, created_time, updated_time)
      select id, ${changes.answerSheetId}::uuid, 'notStarted', 1, at, at
      from unnest(${array(changes.newSessionIds)}::uuid[]) as id, (values (${at.toISOString()}::timestamptz)) as time (at)`,
  );
}
