import { notFound, ok, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
import { NO_SUCH_QUIZ } from './get-answer-sheet';

/** Deletes the quiz with its questions and Sessions for good; devices in them are told (REST-21). */
export async function deleteAnswerSheet(
  { answerSheets, hub }: Pick<Deps, 'answerSheets' | 'hub'>,
  { answerSheetId }: { readonly answerSheetId: string },
): Promise<Result<Record<string, never>>> {
  const sessionIds = await answerSheets.delete(answerSheetId);
  if (sessionIds === null) return notFound(NO_SUCH_QUIZ);
  for (const sessionId of sessionIds) hub.end(sessionId);
  return ok({});
}
