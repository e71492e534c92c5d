import { isNoChange, ok, type Result, type SessionChanges, type SessionState } from '@pubquiz/core';
import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../database';
import { array, rows } from './rows';
import { loadSessionStates, type WantedTeams } from './session-load';
import { storeSessionUpdates } from './session-store';
import { isOnlyAnswers, storeAtVersion } from './store-at-version';
import { inSnapshot, inTransaction, isPassing } from './transaction';
import { isUuid } from './uuid';

/** What `apply` takes along under its lock. */
export interface ApplyOptions {
  /** The teams that the rule needs to see. */
  readonly teams: WantedTeams;
  /** True for a command that may add a question to the quiz: it and a save of the quiz then wait for each other. */
  readonly locksSheet: boolean;
  /**
   * The Session with all its teams as the caller knows it. While that is its present version, answers are decided on
   * it and stored by one statement that locks the row and looks at the version; otherwise it is read.
   */
  readonly known?: SessionState | null;
}

/** What a command did, once it is stored. */
export interface AppliedChanges {
  readonly before: SessionState;
  readonly changes: SessionChanges;
  /** The Session's version now; the same as before when nothing changed. */
  readonly version: number;
}

/** Sessions with their teams, answers and scores. */
export interface SessionRepository {
  /**
   * Locks a Session, lets the rule decide on its state and stores what it decided, all in one transaction. Answers
   * null for an unknown Session and the rule's refusal, which stores nothing. `decide` may run more than once.
   */
  apply(
    sessionId: string,
    options: ApplyOptions,
    decide: (state: SessionState) => Result<SessionChanges>,
  ): Promise<Result<AppliedChanges> | null>;
  /** The Session with all teams at one moment; null for an unknown one. */
  load(sessionId: string): Promise<SessionState | null>;
  /** The present versions by id; an unknown Session has none. */
  versions(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whose Session it is; null for an unknown one. */
  owner(sessionId: string): Promise<SessionOwner | null>;
  /** True for a team of this Session. */
  teamExists(sessionId: string, teamId: string): Promise<boolean>;
  /** The Session that a team plays in; null for an unknown team. */
  teamSessionId(teamId: string): Promise<string | null>;
}

export interface SessionOwner {
  readonly accountId: string;
  readonly answerSheetId: string;
}

/** The Sessions in a database. */
export function createSessionRepository(db: Database): SessionRepository {
  return {
    async apply(sessionId, options, decide) {
      if (!isUuid(sessionId)) return null;
      const { known = null, locksSheet, teams } = options;
      if (known !== null && !locksSheet) {
        const applied = await applyToKnown(db, withTeams(known, teams), decide);
        if (applied !== null) return applied;
      }
      return inTransaction(db, (tx) => applyLocked(tx, { sessionId, ...options, decide }));
    },
    async load(sessionId) {
      if (!isUuid(sessionId)) return null;
      const states = await inSnapshot(db, (tx) => loadSessionStates(tx, [sessionId], 'all'));
      return states.get(sessionId) ?? null;
    },
    async versions(sessionIds) {
      const ids = sessionIds.filter(isUuid);
      if (ids.length === 0) return new Map();
      const found = await rows<{ id: string; version: number }>(
        db,
        sql`select id, version from session where id = any(${array(ids)}::uuid[])`,
      );
      return new Map(found.map((row) => [row.id, row.version]));
    },
    async owner(sessionId) {
      if (!isUuid(sessionId)) return null;
      const [row] = await rows<{ account_id: string; answer_sheet_id: string }>(
        db,
        sql`select a.account_id, s.answer_sheet_id
          from session s join answer_sheet a on a.id = s.answer_sheet_id where s.id = ${sessionId}::uuid`,
      );
      return row === undefined ? null : { accountId: row.account_id, answerSheetId: row.answer_sheet_id };
    },
    async teamExists(sessionId, teamId) {
      return (await teamSessionId(db, teamId)) === sessionId;
    },
    teamSessionId: (teamId) => teamSessionId(db, teamId),
  };
}

/** Decides on what the caller knows; null when that is out of date, or more than answers would have to be stored. */
async function applyToKnown(
  db: Database,
  before: SessionState,
  decide: (state: SessionState) => Result<SessionChanges>,
): Promise<Result<AppliedChanges> | null> {
  const decided = decide(before);
  if (!decided.ok || isNoChange(decided.value)) {
    const version = await presentVersion(db, before.session.id);
    if (version !== before.session.version) return null;
    return decided.ok ? ok({ before, changes: decided.value, version }) : decided;
  }
  if (!isOnlyAnswers(before, decided.value)) return null;
  const version = await storeAtVersion(db, before, decided.value).catch((error: unknown) => {
    if (isPassing(error)) return null;
    throw error;
  });
  return version === null ? null : ok({ before, changes: decided.value, version });
}

async function presentVersion(db: Database, sessionId: string): Promise<number | null> {
  const [row] = await rows<{ version: number }>(
    db,
    sql`select version from session where id = ${sessionId}::uuid`,
  );
  return row?.version ?? null;
}

async function applyLocked(
  tx: Transaction,
  {
    sessionId,
    teams,
    locksSheet,
    decide,
  }: ApplyOptions & { sessionId: string; decide: (state: SessionState) => Result<SessionChanges> },
): Promise<Result<AppliedChanges> | null> {
  // The quiz first, as in saving it, which then locks its Sessions: two who lock in one order never wait in a ring.
  if (locksSheet) {
    await rows(
      tx,
      sql`select from answer_sheet where id = (select answer_sheet_id from session where id = ${sessionId}::uuid)
        for no key update`,
    );
  }
  const [locked] = await rows(
    tx,
    sql`select version from session where id = ${sessionId}::uuid for no key update`,
  );
  if (locked === undefined) return null;
  const before = (await loadSessionStates(tx, [sessionId], teams)).get(sessionId);
  if (before === undefined) return null;
  const decided = decide(before);
  if (!decided.ok) return decided;
  const changes = decided.value;
  if (isNoChange(changes)) return ok({ before, changes, version: before.session.version });
  const versions = await storeSessionUpdates(tx, [{ before, changes }]);
  return ok({ before, changes, version: versions.get(sessionId) ?? before.session.version });
}

function withTeams(state: SessionState, teams: WantedTeams): SessionState {
  if (teams === 'all') return state;
  const wanted = new Set(teams);
  return { ...state, teams: state.teams.filter(({ team }) => wanted.has(team.id)) };
}

async function teamSessionId(db: Database, teamId: string): Promise<string | null> {
  if (!isUuid(teamId)) return null;
  const [row] = await rows<{ session_id: string }>(
    db,
    sql`select session_id from team where id = ${teamId}::uuid`,
  );
  return row?.session_id ?? null;
}
