import { ok, type Result } from '@pubquiz/core';
import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../database';
import {
  borrowWanted,
  countUses,
  drawRandom,
  type BorrowContext,
  type LibraryFilter,
  type LibraryHandout,
  type LibrarySupply,
  type LibraryUse,
  type LibraryVisit,
} from './library-allowance';
import {
  loadByIds,
  loadChangeStamp,
  loadNewest,
  loadOldest,
  loadTexts,
  type LibraryTexts,
} from './library-editing';
import { addContributors, importLibrary, type LibraryImport } from './library-import';
import {
  loadLibraryCatalogue,
  selectLibraryQuestions,
  type LibraryCatalogue,
  type LibraryQuestion,
  type LibraryQuestionFields,
} from './library-load';
import { storeLibraryQuestions } from './library-store';
import type { Page, PageRequest } from './page';
import { array, rows } from './rows';
import { inSnapshot, inTransaction } from './transaction';
import { isUuid } from './uuid';

/** What saving a library question must know. */
export interface LibrarySaveContext {
  /** null for a new question. */
  readonly stored: LibraryQuestion | null;
  readonly catalogue: LibraryCatalogue;
}

/** The question library: what is in it, and how much each account used of it. */
export interface LibraryRepository {
  /** Categories, difficulties, tags and contributors. */
  catalogue(): Promise<LibraryCatalogue>;
  /** What an account has used on a UTC day (LIB-17). */
  use(visit: LibraryVisit): Promise<LibraryUse>;
  /** Draws a random list, unseen questions first, and charges those (LIB-15); `plan` says how many of each. */
  drawRandom(
    visit: LibraryVisit & { readonly filter?: LibraryFilter | null },
    plan: (supply: LibrarySupply) => { readonly unseen: number; readonly seen: number },
  ): Promise<LibraryHandout>;
  /** Gives out questions and charges the ids that the rule answers (LIB-16); a refusal charges nothing (LIB-19). */
  borrow(
    wish: LibraryVisit & { readonly libraryQuestionIds: readonly string[] },
    decide: (context: BorrowContext) => Result<readonly string[]>,
  ): Promise<Result<LibraryHandout>>;
  /** All questions for editors, oldest first. */
  page(request: PageRequest): Promise<Page<LibraryQuestion>>;
  /** The newest first, as an editor lists them. */
  newest(request: PageRequest): Promise<Page<LibraryQuestion>>;
  /** The same order, texts only: for searching and for telling what is there already. */
  texts(request: PageRequest): Promise<Page<LibraryTexts>>;
  /** The questions with these ids, the newest first. */
  byIds(ids: readonly string[]): Promise<readonly LibraryQuestion[]>;
  /** A text that is another one after any change of any question. */
  changeStamp(): Promise<string>;
  count(): Promise<number>;
  /** Stores what the rule makes of a question, or of none; `decide` may run more than once. */
  save(
    question: { readonly id: string; readonly at: Date },
    decide: (context: LibrarySaveContext) => Result<LibraryQuestionFields>,
  ): Promise<Result<LibraryQuestion>>;
  /** Deletes a question with its metadata; false for an unknown one. */
  delete(libraryQuestionId: string): Promise<boolean>;
  /** The contributor with this moniker, made when there is none. */
  contributorId(moniker: string): Promise<string>;
  /** Adds questions, or replaces those with the same id. */
  import(batch: LibraryImport, at: Date): Promise<void>;
  /** Forgets what was used before a UTC day. */
  forgetUses(beforeDay: string): Promise<void>;
}

/** The library in a database. */
export function createLibraryRepository(db: Database): LibraryRepository {
  return {
    catalogue: () => inSnapshot(db, loadLibraryCatalogue),
    use: (visit) => countUses(db, visit),
    drawRandom: (visit, plan) => inTransaction(db, (tx) => drawRandom(tx, visit, plan)),
    borrow: (wish, decide) => inTransaction(db, (tx) => borrowWanted(tx, wish, decide)),
    page: (request) => loadOldest(db, request),
    newest: (request) => loadNewest(db, request),
    texts: (request) => loadTexts(db, request),
    byIds: (ids) => loadByIds(db, ids),
    changeStamp: () => loadChangeStamp(db),
    async count() {
      const [row] = await rows<{ count: number }>(
        db,
        sql`select count(*)::int as count from library_question`,
      );
      return row?.count ?? 0;
    },
    save: (question, decide) => inTransaction(db, (tx) => save(tx, question, decide)),
    async delete(libraryQuestionId) {
      if (!isUuid(libraryQuestionId)) return false;
      const deleted = await rows(
        db,
        sql`delete from library_question where id = ${libraryQuestionId}::uuid returning 1`,
      );
      return deleted.length > 0;
    },
    contributorId: (moniker) => inTransaction(db, (tx) => contributorId(tx, moniker)),
    import: (batch, at) => inTransaction(db, (tx) => importLibrary(tx, batch, at)),
    async forgetUses(beforeDay) {
      await rows(db, sql`delete from library_allowance_use where day < ${beforeDay}::date`);
    },
  };
}

async function save(
  tx: Transaction,
  { id, at }: { readonly id: string; readonly at: Date },
  decide: (context: LibrarySaveContext) => Result<LibraryQuestionFields>,
): Promise<Result<LibraryQuestion>> {
  const ids = sql`q.id = any(${array([id].filter(isUuid))}::uuid[])`;
  await rows(tx, sql`select from library_question q where ${ids} for no key update`);
  const [stored] = await selectLibraryQuestions(tx, ids);
  const catalogue = await loadLibraryCatalogue(tx);
  const decided = decide({ stored: stored ?? null, catalogue });
  if (!decided.ok) return decided;
  await storeLibraryQuestions(tx, [{ ...decided.value, id }], at);
  const [saved] = await selectLibraryQuestions(tx, ids);
  if (saved === undefined) throw new Error('A stored library question is not there.');
  return ok(saved);
}

async function contributorId(tx: Transaction, moniker: string): Promise<string> {
  await addContributors(tx, [moniker]);
  const [row] = await rows<{ id: string }>(
    tx,
    sql`select id from library_contributor where moniker = ${moniker}`,
  );
  if (row === undefined) throw new Error('A stored contributor is not there.');
  return row.id;
}
