import { notFound, ok, type AnswerSheet, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
import { answerSheetView } from './answer-sheet-view';

/** The sentence for a quiz id that nothing is known about. */
export const NO_SUCH_QUIZ = 'There is no such quiz';

/** The quiz, complete (REST-20). */
export async function getAnswerSheet(
  { answerSheets, settings }: Pick<Deps, 'answerSheets' | 'settings'>,
  { answerSheetId }: { readonly answerSheetId: string },
): Promise<Result<{ answerSheet: AnswerSheet }>> {
  const sheet = await answerSheets.get(answerSheetId);
  return sheet === null
    ? notFound(NO_SUCH_QUIZ)
    : ok({ answerSheet: answerSheetView(sheet, settings.publicUrl) });
}
