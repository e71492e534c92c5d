import { NO_SUCH_SESSION, notFound, ok, type Result, type SessionState } from '@pubquiz/core';
import type { Applied, SessionDeps } from './apply-command';

/** The whole Session as the database has it. */
export async function loadSession(
  { sessions }: Pick<SessionDeps, 'sessions'>,
  sessionId: string,
): Promise<Result<SessionState>> {
  const state = await sessions.load(sessionId);
  return state === null ? notFound(NO_SUCH_SESSION) : ok(state);
}

/**
 * The whole Session after a change of this process: from the hub's memory when somebody watches it and it shows the
 * change already, else from the database.
 */
export async function wholeSessionAfter(
  deps: Pick<SessionDeps, 'sessions' | 'hub'>,
  { state }: Applied,
): Promise<Result<SessionState>> {
  const { id, version } = state.session;
  const shown = deps.hub.stateOf(id);
  return shown !== null && shown.session.version >= version ? ok(shown) : loadSession(deps, id);
}
