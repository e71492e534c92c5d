import { decide, ok, type Result, type SessionCommand, type SessionState } from '@pubquiz/core';
import type { Deps } from '../../deps';

export type CommandDeps = Pick<Deps, 'repositories' | 'hub' | 'log' | 'settings' | 'now' | 'newId'>;

/** Which part of a Session the command must see: everything by default. */
export interface CommandScope {
  readonly sessionId: string;
  /** The team that the command concerns alone; the others are not loaded. */
  readonly teamId?: string;
}

/**
 * The way of every command: lock the Session, let core decide, store, and tell the hub once it is committed.
 * Answers the state after the command; a refusal stores nothing.
 */
export async function applyCommand(
  deps: CommandDeps,
  scope: CommandScope,
  command: SessionCommand,
): Promise<Result<SessionState>> {
  const outcome = await deps.repositories.sessions.apply(scope, (state) => decide(state, command));
  if (!outcome.ok) return outcome;
  const { state, changes } = outcome.value;
  deps.hub.publish(scope.sessionId, state.session.version, changes);
  return ok(state);
}
