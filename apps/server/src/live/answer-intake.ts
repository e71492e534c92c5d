import {
  applyChanges,
  decide,
  isNoChange,
  mergeAnswerChanges,
  NO_SUCH_SESSION,
  notFound,
  ok,
  type Result,
  type SessionChanges,
  type SessionCommand,
  type SessionState,
} from '@pubquiz/core';
import type { SessionRepository } from '@pubquiz/db';
import type { Hub } from './hub';

export type SaveCommand = Extract<SessionCommand, { readonly type: 'save-team-answers' }>;

/** Takes the answers of a whole pub that come in the same second. */
export interface AnswerIntake {
  /** The Session with this team after the save; answered once it is stored, or refused as a save alone would be. */
  save(sessionId: string, command: SaveCommand): Promise<Result<SessionState>>;
}

interface Waiting {
  readonly command: SaveCommand;
  readonly resolve: (outcome: Result<SessionState>) => void;
  readonly reject: (error: unknown) => void;
}

/** More would keep the quizmaster's next click waiting. */
const SAVES_AT_ONCE = 200;

interface Decided {
  readonly outcomes: readonly Result<SessionChanges>[];
  readonly changes: SessionChanges;
  /** As all saves together leave it; its version is not yet the stored one. */
  readonly after: SessionState;
}

/** Decides one save after the other, each on what the one before left. */
function decideAll(before: SessionState, batch: readonly Waiting[]): Decided {
  let state = before;
  const made: SessionChanges[] = [];
  const outcomes = batch.map(({ command }) => {
    const outcome = decide(state, command);
    if (outcome.ok && !isNoChange(outcome.value)) {
      state = applyChanges(state, outcome.value);
      made.push(outcome.value);
    }
    return outcome;
  });
  return { outcomes, changes: mergeAnswerChanges(made), after: state };
}

/**
 * Saves that arrive while those before them are being stored are stored together afterwards: the Session's row is
 * locked once, and a crowd costs one connection.
 */
export function createAnswerIntake(deps: {
  readonly sessions: Pick<SessionRepository, 'apply'>;
  readonly hub: Pick<Hub, 'publish' | 'stateOf'>;
}): AnswerIntake {
  const queues = new Map<string, Waiting[]>();

  async function store(sessionId: string, batch: readonly Waiting[]): Promise<void> {
    const teams = [...new Set(batch.map(({ command }) => command.teamId))];
    const decisions: Decided[] = [];
    // Where phones watch, the hub has what would be read: a crowd's saves then cost little more than their storing.
    const options = { teams, locksSheet: false, known: deps.hub.stateOf(sessionId) };
    const applied = await deps.sessions.apply(sessionId, options, (before) => {
      const decided = decideAll(before, batch);
      decisions.push(decided);
      return ok(decided.changes);
    });
    // The last one is the one that was stored.
    const decided = decisions.at(-1);
    if (applied === null || !applied.ok || !decided) {
      for (const { resolve } of batch) resolve(notFound(NO_SUCH_SESSION));
      return;
    }
    const { changes, version } = applied.value;
    if (!isNoChange(changes)) deps.hub.publish({ sessionId, version, changes, isTeamSave: true });
    const after = { ...decided.after, session: { ...decided.after.session, version } };
    for (const [index, { resolve }] of batch.entries()) {
      const outcome = decided.outcomes[index];
      resolve(outcome?.ok === false ? outcome : ok(after));
    }
  }

  async function work(sessionId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, SAVES_AT_ONCE);
      try {
        await store(sessionId, batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(sessionId);
  }

  return {
    save: (sessionId, command) =>
      new Promise((resolve, reject) => {
        const waiting = { command, resolve, reject };
        const queue = queues.get(sessionId);
        if (queue) {
          queue.push(waiting);
          return;
        }
        const started = [waiting];
        queues.set(sessionId, started);
        void work(sessionId, started);
      }),
  };
}
