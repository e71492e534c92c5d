import {
  applyChanges,
  decide,
  isNoChange,
  mayAddQuestion,
  neededTeams,
  NO_SUCH_SESSION,
  notFound,
  ok,
  type Result,
  type SessionChanges,
  type SessionCommand,
  type SessionState,
} from '@pubquiz/core';
import type { ApplyOptions } from '@pubquiz/db';
import type { Deps } from '../../deps';

export type SessionDeps = Pick<Deps, 'sessions' | 'hub' | 'settings' | 'now' | 'newId' | 'log'>;

/** A change that is committed and announced. */
export interface Applied {
  /** The Session as the change left it, with the teams that the rule needed to see. */
  readonly state: SessionState;
  readonly changes: SessionChanges;
}

/** What is decided on a locked Session. */
export interface Rule extends ApplyOptions {
  readonly sessionId: string;
  readonly decide: (state: SessionState) => Result<SessionChanges>;
}

/** The way of every change: lock, decide, store in one transaction; show it once it is committed. */
export async function applyRule(
  { sessions, hub }: Pick<SessionDeps, 'sessions' | 'hub'>,
  { sessionId, decide: rule, ...options }: Rule,
): Promise<Result<Applied>> {
  const outcome = await sessions.apply(sessionId, options, rule);
  if (outcome === null) return notFound(NO_SUCH_SESSION);
  if (!outcome.ok) return outcome;
  const { before, changes, version } = outcome.value;
  if (isNoChange(changes)) return ok({ state: before, changes });
  hub.publish({ sessionId, version, changes, isTeamSave: false });
  return ok({ state: applyChanges(before, changes, version), changes });
}

/** Lets core decide a command and stores what it decided; a refusal stores nothing. */
export async function applyCommand(
  deps: Pick<SessionDeps, 'sessions' | 'hub'>,
  sessionId: string,
  command: SessionCommand,
): Promise<Result<Applied>> {
  return applyRule(deps, {
    sessionId,
    teams: neededTeams(command),
    locksSheet: mayAddQuestion(command),
    decide: (state) => decide(state, command),
  });
}
