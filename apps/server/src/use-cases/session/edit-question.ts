import type { AnswerSheet, Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { saveAnswerSheet, type SaveDeps } from '../answer-sheet/save-answer-sheet';
import type { SessionDeps } from './apply-command';
import { loadQuestion, type QuestionEdit } from './load-question';

export interface EditQuestionInput {
  readonly sessionId: string;
  readonly questionId: string;
  readonly fields: QuestionEdit;
}

/** Edits one question of the quiz from the run screen, as for a spoken tie-breaker; answers are marked again. */
export async function editQuestion(
  deps: SaveDeps & SessionDeps,
  user: UserSession,
  { fields, ...place }: EditQuestionInput,
): Promise<Result<{ answerSheet: AnswerSheet }>> {
  const found = await loadQuestion(deps, place);
  return found.ok ? saveAnswerSheet(deps, user, found.value.saving(fields)) : found;
}
