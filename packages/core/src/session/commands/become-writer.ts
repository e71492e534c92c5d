import { ok, type Result } from '../../result';
import { requireTeam } from '../../team/find-team';
import { noChanges, type SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import type { SessionState } from '../session-state';

/** Makes a browser the team's writer and all others readers, in every status (ROLE-3). */
export function becomeWriter(
  state: SessionState,
  { teamId, browserId }: CommandOf<'become-writer'>,
): Result<SessionChanges> {
  const found = requireTeam(state, teamId);
  if (!found.ok) return found;
  const { team } = found.value;
  if (team.writerBrowserId === browserId) return ok(noChanges);
  return ok({ ...noChanges, teams: [{ ...team, writerBrowserId: browserId }] });
}
