import { findTeam, NO_SUCH_SESSION, NO_SUCH_TEAM, notFound, ok, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';

/** Refuses an unknown Session, and a team id that is not one of its teams (REST-4). */
export async function requireTeam(
  { sessions, hub }: Pick<Deps, 'sessions' | 'hub'>,
  { sessionId, teamId }: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<null>> {
  // A crowd that answers is watched anyway; what the hub does not know yet, or not any more, is looked up.
  const shown = hub.stateOf(sessionId);
  if (shown !== null && findTeam(shown, teamId) !== null) return ok(null);
  if (await sessions.teamExists(sessionId, teamId)) return ok(null);
  const isSessionKnown = (await sessions.owner(sessionId)) !== null;
  return notFound(isSessionKnown ? NO_SUCH_TEAM : NO_SUCH_SESSION);
}
