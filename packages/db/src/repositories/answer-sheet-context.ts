import type { Question, SheetSession, SessionStatus, StoredAnswerSheet } from '@pubquiz/core';
import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import { toQuestion, type QuestionFieldsRow } from './question-fields';
import { array, rows } from './rows';
import { isUuid } from './uuid';

/** Where an id that a client sent already stands: on another quiz, and whose that is. */
export interface PlaceElsewhere {
  readonly answerSheetId: string;
  readonly accountId: string;
}

/** What a save must know of ids that its sender chose. */
export interface SaveContext {
  /** Sent question ids that belong to another quiz. */
  readonly questionsElsewhere: ReadonlyMap<string, PlaceElsewhere>;
  /** Sent Session ids that belong to another quiz. */
  readonly sessionsElsewhere: ReadonlyMap<string, PlaceElsewhere>;
  /** Sent question ids that are a library question's: they count as absent (wire contract 6.2). */
  readonly libraryQuestionIds: ReadonlySet<string>;
}

interface PlaceRow {
  readonly kind: 'question' | 'session' | 'library';
  readonly id: string;
  readonly answer_sheet_id: string;
  readonly account_id: string;
}

/** Looks up the sent ids with one statement. */
export async function loadSaveContext(
  tx: Transaction,
  sent: {
    readonly answerSheetId: string | null;
    readonly questionIds: readonly string[];
    readonly sessionIds: readonly string[];
  },
): Promise<SaveContext> {
  const questionIds = array(sent.questionIds.filter(isUuid));
  const sessionIds = array(sent.sessionIds.filter(isUuid));
  const found = await rows<PlaceRow>(
    tx,
    sql`select 'question' as kind, q.id, q.answer_sheet_id, a.account_id
        from question q join answer_sheet a on a.id = q.answer_sheet_id
        where q.id = any(${questionIds}::uuid[]) and q.answer_sheet_id is distinct from ${sent.answerSheetId}::uuid
      union all select 'session', s.id, s.answer_sheet_id, a.account_id
        from session s join answer_sheet a on a.id = s.answer_sheet_id
        where s.id = any(${sessionIds}::uuid[]) and s.answer_sheet_id is distinct from ${sent.answerSheetId}::uuid
      union all select 'library', l.id, null, null
        from library_question l where l.id = any(${questionIds}::uuid[])`,
  );
  const places = (kind: PlaceRow['kind']) =>
    new Map(
      found
        .filter((row) => row.kind === kind)
        .map((row) => [row.id, { answerSheetId: row.answer_sheet_id, accountId: row.account_id }]),
    );
  return {
    questionsElsewhere: places('question'),
    sessionsElsewhere: places('session'),
    libraryQuestionIds: new Set(places('library').keys()),
  };
}

/** Locks a quiz and then its unfinished Sessions, always in this order, and reads it; null for an unknown one. */
export async function lockAnswerSheet(
  tx: Transaction,
  answerSheetId: string,
): Promise<StoredAnswerSheet | null> {
  const [sheet] = await rows<{
    id: string;
    account_id: string;
    name: string;
    default_points: number;
    created_time: string;
    updated_time: string;
  }>(tx, sql`select * from answer_sheet where id = ${answerSheetId}::uuid for no key update`);
  if (sheet === undefined) return null;
  await rows(
    tx,
    sql`select from session where answer_sheet_id = ${answerSheetId}::uuid and session_status <> 'finished'
      order by id for no key update`,
  );
  const [questions, sessions] = await Promise.all([
    selectQuestions(tx, answerSheetId),
    selectSessions(tx, answerSheetId),
  ]);
  return {
    id: sheet.id,
    accountId: sheet.account_id,
    name: sheet.name,
    defaultPoints: sheet.default_points,
    questions,
    sessions,
    createdTime: new Date(sheet.created_time),
    updatedTime: new Date(sheet.updated_time),
  };
}

async function selectQuestions(tx: Transaction, answerSheetId: string): Promise<readonly Question[]> {
  const found = await rows<QuestionFieldsRow & { id: string }>(
    tx,
    sql`select * from question where answer_sheet_id = ${answerSheetId}::uuid and removed_at is null
      order by position`,
  );
  return found.map(toQuestion);
}

async function selectSessions(tx: Transaction, answerSheetId: string): Promise<readonly SheetSession[]> {
  const found = await rows<{ id: string; session_status: SessionStatus; asked: readonly string[] }>(
    tx,
    sql`select s.id, s.session_status, array(
        select qs.question_id from question_status qs
        where qs.session_id = s.id and qs.asked_ordinal is not null order by qs.asked_ordinal) as asked
      from session s where s.answer_sheet_id = ${answerSheetId}::uuid order by s.created_time, s.id`,
  );
  return found.map((row) => ({ id: row.id, sessionStatus: row.session_status, askedQuestionIds: row.asked }));
}
