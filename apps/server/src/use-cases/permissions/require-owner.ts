import { forbidden, NO_SUCH_SESSION, notFound, ok, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import type { Deps } from '../../deps';
import { NO_SUCH_QUIZ } from '../answer-sheet/get-answer-sheet';

/** Refuses an unknown sheet (404) and somebody else's (403). */
export async function requireOwnSheet(
  { answerSheets }: Pick<Deps, 'answerSheets'>,
  user: UserSession,
  answerSheetId: string,
): Promise<Result<null>> {
  const accountId = await answerSheets.owner(answerSheetId);
  if (accountId === null) return notFound(NO_SUCH_QUIZ);
  return accountId === user.accountId ? ok(null) : forbidden('This quiz belongs to somebody else');
}

/** Refuses an unknown Session (404) and somebody else's (403, AUTH-17). */
export async function requireOwnSession(
  { sessions }: Pick<Deps, 'sessions'>,
  user: UserSession,
  sessionId: string,
): Promise<Result<null>> {
  const owner = await sessions.owner(sessionId);
  if (owner === null) return notFound(NO_SUCH_SESSION);
  return owner.accountId === user.accountId ? ok(null) : forbidden('This session belongs to somebody else');
}
