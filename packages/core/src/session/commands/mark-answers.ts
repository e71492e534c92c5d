import { markStandingAnswers } from '../../marking/mark-answers';
import { ok, type Result } from '../../result';
import type { SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import type { SessionState } from '../session-state';
import { changeStatus } from './change-status';

/** Closes answering: empty answers become incorrect, matching ones correct (STATE-7, MARK-18). */
export function markAllAnswers(
  { session, teams }: SessionState,
  command: CommandOf<'mark-answers'>,
): Result<SessionChanges> {
  const changed = changeStatus(session, command);
  if (!changed.ok) return changed;
  const scores = markStandingAnswers({ ...session, sessionStatus: 'markAnswers' }, teams);
  return ok({ ...changed.value, scores });
}
