import type { AnswerEntry, Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
import { applyCommand, type SessionDeps } from '../session/apply-command';
import { teamAnswerSheetOf, type TeamAnswerSheetAnswer } from './team-answer-sheet-of';

export interface SaveTeamAnswersInput {
  readonly sessionId: string;
  readonly teamId: string;
  readonly browserId: string;
  readonly entries: readonly AnswerEntry[];
}

/**
 * Saves what the team's secretary typed and marks it (REST-35, TEAM-26, MARK-20). Refused: a reader browser (403);
 * changed answers while input is disabled or the question is closed (409). Answered only once it is stored.
 */
export async function saveTeamAnswers(
  deps: SessionDeps & Pick<Deps, 'limits'>,
  { sessionId, ...save }: SaveTeamAnswersInput,
): Promise<Result<TeamAnswerSheetAnswer>> {
  const allowed = await deps.limits.saveTeamAnswers(save.teamId);
  if (!allowed.ok) return allowed;
  const applied = await applyCommand(deps, sessionId, {
    type: 'save-team-answers',
    ...save,
    at: deps.now(),
  });
  return applied.ok ? teamAnswerSheetOf(applied.value.state, save.teamId) : applied;
}
