import type { AnswerEntryType } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database';
import { selectLibraryQuestions, type LibraryQuestion } from './library-load';
import { comesAfter, nextCursor, type Page, type PageRequest } from './page';
import { array, rows } from './rows';
import { isUuid } from './uuid';

/** The texts of a library question, without what it is sorted by: much lighter than the whole. */
export interface LibraryTexts {
  readonly id: string;
  readonly time: Date;
  readonly question: string;
  readonly answerEntryType: AnswerEntryType;
  readonly correctAnswer: string;
  readonly correctMultiAnswer: string;
  readonly answerTrivia: string;
  readonly revealAnswerTrivia: string;
  readonly imageUrl: string;
}

type LibraryTextsRow = Omit<LibraryTexts, 'time'> & { readonly time: string };

function isNext(after: PageRequest['after'], isNewestFirst: boolean): SQL {
  return comesAfter(after, { time: sql`q.created_time`, id: sql`q.id`, isNewestFirst });
}

async function loadPage(
  db: Database,
  { limit, after }: PageRequest,
  isNewestFirst: boolean,
): Promise<Page<LibraryQuestion>> {
  const direction = isNewestFirst ? sql`desc` : sql`asc`;
  const found = await selectLibraryQuestions(
    db,
    sql`${isNext(after, isNewestFirst)}
      order by q.created_time ${direction}, q.id ${direction} limit ${limit + 1}`,
  );
  const placed = found.map(({ id, createdTime }) => ({ id, time: createdTime }));
  return { items: found.slice(0, limit), next: nextCursor(placed, limit) };
}

/** The newest questions first, as an editor lists them. */
export function loadNewest(db: Database, request: PageRequest): Promise<Page<LibraryQuestion>> {
  return loadPage(db, request, true);
}

/** The oldest questions first. */
export function loadOldest(db: Database, request: PageRequest): Promise<Page<LibraryQuestion>> {
  return loadPage(db, request, false);
}

/** The newest first, texts only. */
export async function loadTexts(db: Database, { limit, after }: PageRequest): Promise<Page<LibraryTexts>> {
  const found = await rows<LibraryTextsRow>(
    db,
    sql`select q.id, q.created_time as time, q.question, q.answer_entry_type as "answerEntryType",
        q.correct_answer as "correctAnswer", q.correct_multi_answer as "correctMultiAnswer",
        q.answer_trivia as "answerTrivia", q.reveal_answer_trivia as "revealAnswerTrivia",
        q.image_url as "imageUrl"
      from library_question q where ${isNext(after, true)}
      order by q.created_time desc, q.id desc limit ${limit + 1}`,
  );
  const placed = found.map((row) => ({ ...row, time: new Date(row.time) }));
  return { items: placed.slice(0, limit), next: nextCursor(placed, limit) };
}

/** The questions with these ids, the newest first. */
export function loadByIds(db: Database, ids: readonly string[]): Promise<readonly LibraryQuestion[]> {
  return selectLibraryQuestions(
    db,
    sql`q.id = any(${array(ids.filter(isUuid))}::uuid[]) order by q.created_time desc, q.id desc`,
  );
}

/** A text that is another one after any change of any question. */
export async function loadChangeStamp(db: Database): Promise<string> {
  const [row] = await rows<{ stamp: string }>(
    db,
    sql`select count(*) || ' ' || coalesce(sum(extract(epoch from updated_time)), 0) as stamp
      from library_question`,
  );
  return row?.stamp ?? '';
}
