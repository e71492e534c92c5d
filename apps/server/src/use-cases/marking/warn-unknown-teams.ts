import { findTeam } from '@pubquiz/core';
import type { Applied, SessionDeps } from '../session/apply-command';

/** Teams that were deleted meanwhile are skipped; the log says how many, without their secret ids (ERR-13). */
export function warnUnknownTeams(
  { log }: Pick<SessionDeps, 'log'>,
  { state }: Applied,
  teams: readonly { readonly teamId: string }[],
): void {
  const count = teams.filter(({ teamId }) => findTeam(state, teamId) === null).length;
  if (count > 0) log.warn({ sessionId: state.session.id, count }, 'Sheets of unknown teams were skipped');
}
