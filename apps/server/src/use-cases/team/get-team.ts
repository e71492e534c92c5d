import { findTeam, NO_SUCH_TEAM, notFound, ok, teamView, type Result, type TeamView } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';

/** The team as its own devices get it (REST-33). */
export async function getTeam(
  deps: SessionDeps,
  { sessionId, teamId }: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<{ teamTeam: TeamView }>> {
  const state = await loadSession(deps, sessionId);
  if (!state.ok) return state;
  const found = findTeam(state.value, teamId);
  return found === null
    ? notFound(NO_SUCH_TEAM)
    : ok({ teamTeam: teamView(found.team, deps.settings.publicUrl) });
}
