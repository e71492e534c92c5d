import { duplicateSheet, notFound, type AnswerSheet, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { NO_SUCH_QUIZ } from './get-answer-sheet';
import { saveAnswerSheet, type SaveDeps } from './save-answer-sheet';

/** Copies the quiz: 'Copy of ', questions with new ids, one fresh Session (ENT-3). */
export async function duplicateAnswerSheet(
  deps: SaveDeps,
  user: UserSession,
  { answerSheetId }: { readonly answerSheetId: string },
): Promise<Result<{ answerSheet: AnswerSheet }>> {
  const sheet = await deps.answerSheets.get(answerSheetId);
  return sheet === null ? notFound(NO_SUCH_QUIZ) : saveAnswerSheet(deps, user, duplicateSheet(sheet));
}
