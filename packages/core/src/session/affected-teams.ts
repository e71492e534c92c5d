import type { SessionChanges } from './session-changes';
import type { SessionState } from './session-state';
import { sessionFlags } from './session-status';

/**
 * The teams whose own feed a change can touch. Most changes are one team's answer, and a pub has many teams: only what
 * every team sees, or what moves places once they are shown, concerns them all.
 */
export function affectedTeams(
  changes: SessionChanges,
  { session }: SessionState,
): 'all' | ReadonlySet<string> {
  const concernsAll =
    changes.head !== undefined ||
    changes.sheet !== undefined ||
    changes.addedQuestion !== undefined ||
    changes.questionStatuses.length > 0 ||
    changes.deletedTeamIds.length > 0;
  const canMovePlaces = changes.scores.length > 0 || changes.teams.length > 0;
  if (concernsAll || (canMovePlaces && sessionFlags(session.sessionStatus).hasRevealedLeaderboard)) {
    return 'all';
  }
  const rows = [...changes.answers, ...changes.scores];
  return new Set([...rows.map(({ teamId }) => teamId), ...changes.teams.map(({ id }) => id)]);
}
