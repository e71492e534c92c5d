import {
  isNoChange,
  ok,
  type AnswerSheetChanges,
  type Result,
  type SessionChanges,
  type SessionState,
  type StoredAnswerSheet,
} from '@pubquiz/core';
import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../database';
import { loadSaveContext, lockAnswerSheet, type SaveContext } from './answer-sheet-context';
import { deleteAnswerSheets } from './answer-sheet-delete';
import { loadAnswerSheets, type AnswerSheetDetails } from './answer-sheet-load';
import { loadAnswerSheetPage, type OwnedAnswerSheet } from './answer-sheet-page';
import { storeAnswerSheet, type SaveDecision } from './answer-sheet-store';
import type { Page, PageRequest } from './page';
import { rows } from './rows';
import { loadSessionStates } from './session-load';
import type { AppliedChanges } from './session-repository';
import { storeSessionUpdates } from './session-store';
import type { SessionUpdate } from './session-update';
import { inSnapshot, inTransaction } from './transaction';
import { isUuid } from './uuid';

/** Which quiz is saved, by whom, and the ids that its sender chose. */
export interface SaveRequest {
  /** null for a new quiz; an unknown id is a new quiz with this id. */
  readonly answerSheetId: string | null;
  readonly accountId: string;
  readonly questionIds: readonly string[];
  readonly sessionIds: readonly string[];
  readonly at: Date;
}

/** The rules of a save; both may run more than once. */
export interface SaveRules {
  decide(stored: StoredAnswerSheet | null, context: SaveContext): Result<SaveDecision>;
  /** What the save does to an unfinished Session of the quiz, decided on its state before. */
  forSession(state: SessionState, decision: SaveDecision): SessionChanges;
}

/** What a save did, once it is stored. */
export interface SavedAnswerSheet {
  readonly changes: AnswerSheetChanges;
  /** The unfinished Sessions that the save changed, to be announced. */
  readonly sessions: readonly (AppliedChanges & { readonly sessionId: string })[];
}

/** Quizzes with their questions and Sessions. */
export interface AnswerSheetRepository {
  /** An account's quizzes, newest update first. */
  list(accountId: string): Promise<readonly AnswerSheetDetails[]>;
  /** A quiz; null for an unknown one. */
  get(answerSheetId: string): Promise<AnswerSheetDetails | null>;
  /**
   * Locks a quiz and its unfinished Sessions, lets the rules decide and stores what they decided, all in one
   * transaction. A refusal stores nothing.
   */
  save(request: SaveRequest, rules: SaveRules): Promise<Result<SavedAnswerSheet>>;
  /** Deletes a quiz with all that belongs to it and answers the ids of its Sessions; null for an unknown one. */
  delete(answerSheetId: string): Promise<readonly string[] | null>;
  /** The account that a quiz belongs to; null for an unknown one. */
  owner(answerSheetId: string): Promise<string | null>;
  /** The quizzes of all accounts for admins, newest update first (ADMIN-7). */
  page(request: PageRequest): Promise<Page<OwnedAnswerSheet>>;
}

/** The quizzes in a database. */
export function createAnswerSheetRepository(db: Database): AnswerSheetRepository {
  return {
    async list(accountId) {
      if (!isUuid(accountId)) return [];
      return inSnapshot(db, (tx) => loadAnswerSheets(tx, sql`a.account_id = ${accountId}::uuid`));
    },
    async get(answerSheetId) {
      if (!isUuid(answerSheetId)) return null;
      const [sheet] = await inSnapshot(db, (tx) => loadAnswerSheets(tx, sql`a.id = ${answerSheetId}::uuid`));
      return sheet ?? null;
    },
    save: (request, rules) => inTransaction(db, (tx) => save(tx, request, rules)),
    async delete(answerSheetId) {
      if (!isUuid(answerSheetId)) return null;
      const deleted = await inTransaction(db, (tx) =>
        deleteAnswerSheets(tx, sql`a.id = ${answerSheetId}::uuid`),
      );
      return deleted.answerSheetIds.length === 0 ? null : deleted.sessionIds;
    },
    async owner(answerSheetId) {
      if (!isUuid(answerSheetId)) return null;
      const [row] = await rows<{ account_id: string }>(
        db,
        sql`select account_id from answer_sheet where id = ${answerSheetId}::uuid`,
      );
      return row?.account_id ?? null;
    },
    page: (request) => inSnapshot(db, (tx) => loadAnswerSheetPage(tx, request)),
  };
}

async function save(
  tx: Transaction,
  request: SaveRequest,
  rules: SaveRules,
): Promise<Result<SavedAnswerSheet>> {
  const { answerSheetId, accountId, at } = request;
  const stored = answerSheetId === null ? null : await lockAnswerSheet(tx, answerSheetId);
  const decided = rules.decide(stored, await loadSaveContext(tx, request));
  if (!decided.ok) return decided;
  const { changes } = decided.value;
  const updates = await sessionUpdates(tx, continuingSessionIds(stored, changes), (state) =>
    rules.forSession(state, decided.value),
  );
  await storeAnswerSheet(tx, { ...decided.value, accountId, isNew: stored === null, at });
  const versions = await storeSessionUpdates(tx, updates);
  const sessions = updates.map((update) => {
    const sessionId = update.before.session.id;
    return { sessionId, ...update, version: versions.get(sessionId) ?? update.before.session.version };
  });
  return ok({ changes, sessions });
}

/** The rule's changes of those Sessions that go on. */
async function sessionUpdates(
  tx: Transaction,
  sessionIds: readonly string[],
  forSession: (state: SessionState) => SessionChanges,
): Promise<readonly SessionUpdate[]> {
  if (sessionIds.length === 0) return [];
  const states = await loadSessionStates(tx, sessionIds, 'all');
  return [...states.values()]
    .map((before) => ({ before, changes: forSession(before) }))
    .filter(({ changes }) => !isNoChange(changes));
}

function continuingSessionIds(
  stored: StoredAnswerSheet | null,
  changes: AnswerSheetChanges,
): readonly string[] {
  if (stored === null || changes.sheet === undefined) return [];
  return stored.sessions
    .filter(
      ({ id, sessionStatus }) => sessionStatus !== 'finished' && !changes.deletedSessionIds.includes(id),
    )
    .map(({ id }) => id);
}
