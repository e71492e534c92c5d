import type { AnswerEntry, Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
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
  deps: Pick<Deps, 'answerIntake' | 'limits' | 'now'>,
  { sessionId, ...save }: SaveTeamAnswersInput,
): Promise<Result<TeamAnswerSheetAnswer>> {
  const allowed = await deps.limits.saveTeamAnswers(save.teamId);
  if (!allowed.ok) return allowed;
  const command = { type: 'save-team-answers', ...save, at: deps.now() } as const;
  const saved = await deps.answerIntake.save(sessionId, command);
  return saved.ok ? teamAnswerSheetOf(saved.value, save.teamId) : saved;
}
