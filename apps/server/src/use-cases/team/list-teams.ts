import { ok, teamView, type Result, type TeamView } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';

/** All teams in joining order with their secrets, for the owner (REST-23). */
export async function listTeams(
  deps: SessionDeps,
  { sessionId }: { readonly sessionId: string },
): Promise<Result<{ teams: readonly TeamView[] }>> {
  const state = await loadSession(deps, sessionId);
  if (!state.ok) return state;
  return ok({ teams: state.value.teams.map(({ team }) => teamView(team, deps.settings.publicUrl)) });
}
