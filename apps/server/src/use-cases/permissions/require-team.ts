import { notFound, ok, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
import { NO_SUCH_SESSION } from '../session/apply-command';

/** Refuses an unknown Session, and a team id that is not one of its teams (REST-4). */
export async function requireTeam(
  { sessions }: Pick<Deps, 'sessions'>,
  { sessionId, teamId }: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<null>> {
  if (await sessions.teamExists(sessionId, teamId)) return ok(null);
  const isSessionKnown = (await sessions.owner(sessionId)) !== null;
  return notFound(isSessionKnown ? 'This session has no such team' : NO_SUCH_SESSION);
}
