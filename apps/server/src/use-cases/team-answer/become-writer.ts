import type { Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
import { applyCommand, type SessionDeps } from '../session/apply-command';
import { teamAnswerSheetOf, type TeamAnswerSheetAnswer } from './team-answer-sheet-of';

export interface BecomeWriterInput {
  readonly sessionId: string;
  readonly teamId: string;
  readonly browserId: string;
}

/** Makes this browser the team's secretary and all others readers, in every status (REST-36, ROLE-3). */
export async function becomeWriter(
  deps: SessionDeps & Pick<Deps, 'limits'>,
  { sessionId, teamId, browserId }: BecomeWriterInput,
): Promise<Result<TeamAnswerSheetAnswer>> {
  const allowed = await deps.limits.saveTeamAnswers(teamId);
  if (!allowed.ok) return allowed;
  const applied = await applyCommand(deps, sessionId, { type: 'become-writer', teamId, browserId });
  return applied.ok ? teamAnswerSheetOf(applied.value.state, teamId) : applied;
}
