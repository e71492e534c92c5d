import { ok, type Result } from '../../result';
import { requireTeam } from '../../team/find-team';
import { noChanges, type SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import type { SessionState } from '../session-state';

/** Takes a team out of the Session, with its answers and scores, in every status (LOBBY-11). */
export function deleteTeam(
  state: SessionState,
  { teamId }: CommandOf<'delete-team'>,
): Result<SessionChanges> {
  const found = requireTeam(state, teamId);
  return found.ok ? ok({ ...noChanges, deletedTeamIds: [teamId] }) : found;
}
