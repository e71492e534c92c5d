import type { AnswerSheet } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import type { Deps } from '../../deps';
import { answerSheetView } from './answer-sheet-view';

/** The user's quizzes, newest update first (HOME-5). */
export async function listAnswerSheets(
  { answerSheets, settings }: Pick<Deps, 'answerSheets' | 'settings'>,
  user: UserSession,
): Promise<{ answerSheets: readonly AnswerSheet[] }> {
  const sheets = await answerSheets.list(user.accountId);
  return { answerSheets: sheets.map((sheet) => answerSheetView(sheet, settings.publicUrl)) };
}
