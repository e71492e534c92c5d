import { ok, type Result } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../database';
import { selectLibraryQuestions, type LibraryQuestion } from './library-load';
import { array, rows } from './rows';
import { isUuid } from './uuid';

/** Who uses the library, and on which UTC day, as 2026-03-05 (LIB-17). */
export interface LibraryVisit {
  readonly accountId: string;
  readonly day: string;
}

/** What a random list is narrowed to; null leaves it open. */
export interface LibraryFilter {
  readonly libraryCategoryId: string | null;
  readonly libraryDifficultyId: string | null;
  readonly libraryTagId: string | null;
}

/** How much of a day's allowances is used. */
export interface LibraryUse {
  readonly viewedCount: number;
  readonly borrowedCount: number;
}

/** What a random list can be made of. */
export interface LibrarySupply {
  /** Fitting questions that the account has not seen that day. */
  readonly unseenCount: number;
  /** Fitting questions that it has seen, each of them charged. */
  readonly seenCount: number;
  /** All that were charged that day. */
  readonly viewedCount: number;
}

/** What a borrow must know. */
export interface BorrowContext {
  readonly borrowedTodayIds: ReadonlySet<string>;
  /** Wanted ids that no library question has. */
  readonly unknownIds: readonly string[];
}

/** Questions, and what is used of the allowances after they were given out. */
export interface LibraryHandout {
  readonly questions: readonly LibraryQuestion[];
  readonly use: LibraryUse;
}

/** Calls of one account wait for each other, so that none of them counts what another is about to use. */
async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await rows(tx, sql`select from account where id = ${accountId}::uuid for no key update`);
}

/** Counts what is used. */
export async function countUses(
  db: Database | Transaction,
  { accountId, day }: LibraryVisit,
): Promise<LibraryUse> {
  const [row] = await rows<LibraryUse>(
    db,
    sql`select count(*) filter (where kind = 'view')::int as "viewedCount",
        count(*) filter (where kind = 'borrow')::int as "borrowedCount"
      from library_allowance_use where account_id = ${accountId}::uuid and day = ${day}::date`,
  );
  return row ?? { viewedCount: 0, borrowedCount: 0 };
}

/** The fitting questions that the account has seen that day: at most the day's allowance. */
async function seenIds(
  tx: Transaction,
  { accountId, day }: LibraryVisit,
  fits: SQL,
): Promise<readonly string[]> {
  const seen = await rows<{ id: string }>(
    tx,
    sql`select q.id from library_allowance_use u join library_question q on q.id = u.library_question_id
      where u.account_id = ${accountId}::uuid and u.day = ${day}::date and u.kind = 'view' and ${fits}`,
  );
  return seen.map((row) => row.id);
}

/** Draws fitting questions at random, unseen ones first, and charges the unseen ones. */
export async function drawRandom(
  tx: Transaction,
  { filter = null, ...visit }: LibraryVisit & { readonly filter?: LibraryFilter | null },
  plan: (supply: LibrarySupply) => { readonly unseen: number; readonly seen: number },
): Promise<LibraryHandout> {
  await lockAccount(tx, visit.accountId);
  const before = await countUses(tx, visit);
  const fits = filterCondition(filter);
  const seen = await seenIds(tx, visit, fits);
  const [fitting] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from library_question q where ${fits}`,
  );
  const unseenCount = Math.max(0, (fitting?.count ?? 0) - seen.length);
  const wanted = plan({ unseenCount, seenCount: seen.length, viewedCount: before.viewedCount });
  const unseenIds = await drawIds(
    tx,
    sql`${fits} and q.id not in (select unnest(${array(seen)}::uuid[]))`,
    wanted.unseen,
  );
  const againIds = await drawIds(tx, sql`q.id = any(${array(seen)}::uuid[])`, wanted.seen);
  await charge(tx, { ...visit, kind: 'view', ids: unseenIds });
  return {
    questions: await loadInOrder(tx, [...unseenIds, ...againIds]),
    use: { ...before, viewedCount: before.viewedCount + unseenIds.length },
  };
}

function filterCondition(filter: LibraryFilter | null): SQL {
  const wanted = (column: SQL, id: string | null | undefined) =>
    id == null ? sql`true` : isUuid(id) ? sql`${column} = ${id}::uuid` : sql`false`;
  const tagId = filter?.libraryTagId;
  const hasTag =
    tagId == null
      ? sql`true`
      : sql`exists (select from library_question_tag qt
          where qt.library_question_id = q.id and ${wanted(sql`qt.library_tag_id`, tagId)})`;
  return sql`${wanted(sql`q.library_category_id`, filter?.libraryCategoryId)}
    and ${wanted(sql`q.library_difficulty_id`, filter?.libraryDifficultyId)} and ${hasTag}`;
}

async function drawIds(tx: Transaction, condition: SQL, count: number): Promise<readonly string[]> {
  if (count <= 0) return [];
  const drawn = await rows<{ id: string }>(
    tx,
    sql`select q.id from library_question q where ${condition} order by random() limit ${count}`,
  );
  return drawn.map((row) => row.id);
}

/** Gives out wanted questions and charges those that the rule names; a refusal charges nothing. */
export async function borrowWanted(
  tx: Transaction,
  { libraryQuestionIds, ...visit }: LibraryVisit & { readonly libraryQuestionIds: readonly string[] },
  decide: (context: BorrowContext) => Result<readonly string[]>,
): Promise<Result<LibraryHandout>> {
  await lockAccount(tx, visit.accountId);
  const questions = await loadInOrder(tx, libraryQuestionIds);
  const known = new Set(questions.map((question) => question.id));
  const borrowed = await rows<{ id: string }>(
    tx,
    sql`select library_question_id as id from library_allowance_use
      where account_id = ${visit.accountId}::uuid and day = ${visit.day}::date and kind = 'borrow'`,
  );
  const decided = decide({
    borrowedTodayIds: new Set(borrowed.map((row) => row.id)),
    unknownIds: libraryQuestionIds.filter((id) => !known.has(id)),
  });
  if (!decided.ok) return decided;
  await charge(tx, { ...visit, kind: 'borrow', ids: decided.value });
  return ok({ questions, use: await countUses(tx, visit) });
}

async function charge(
  tx: Transaction,
  {
    accountId,
    day,
    kind,
    ids,
  }: LibraryVisit & { readonly kind: 'view' | 'borrow'; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await rows(
    tx,
    sql`insert into library_allowance_use (account_id, day, kind, library_question_id)
      select ${accountId}::uuid, ${day}::date, ${kind}, id from unnest(${array(ids)}::uuid[]) as id
      on conflict do nothing`,
  );
}

/** The questions with these ids, each once, in the order of the ids. */
async function loadInOrder(tx: Transaction, ids: readonly string[]): Promise<readonly LibraryQuestion[]> {
  const found = await selectLibraryQuestions(tx, sql`q.id = any(${array(ids.filter(isUuid))}::uuid[])`);
  const byId = new Map(found.map((question) => [question.id, question]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
