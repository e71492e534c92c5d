import { NO_SUCH_TEAM, notFound } from '../refusals';
import { ok, type Result } from '../result';
import type { SessionState, TeamState } from '../session/session-state';

/** The team with this id, or null. */
export function findTeam(state: Pick<SessionState, 'teams'>, teamId: string): TeamState | null {
  return state.teams.find(({ team }) => team.id === teamId) ?? null;
}

/** The team with this id; refused as not found when it is not of this Session. */
export function requireTeam(state: Pick<SessionState, 'teams'>, teamId: string): Result<TeamState> {
  const team = findTeam(state, teamId);
  return team === null ? notFound(NO_SUCH_TEAM) : ok(team);
}
