import { NO_SUCH_SESSION, notFound, ok, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { storeAnswerSheet, type SaveDeps } from '../answer-sheet/save-answer-sheet';
import type { SessionDeps } from './apply-command';

/** Deletes the Session with its teams and answers; the quiz gets a fresh one if it was the last (D20, D51). */
export async function deleteSession(
  deps: SaveDeps & SessionDeps,
  user: UserSession,
  { sessionId }: { readonly sessionId: string },
): Promise<Result<Record<string, never>>> {
  const owner = await deps.sessions.owner(sessionId);
  if (owner === null) return notFound(NO_SUCH_SESSION);
  const saved = await storeAnswerSheet(deps, user, {
    id: owner.answerSheetId,
    deletedSessionIds: [sessionId],
  });
  return saved.ok ? ok({}) : saved;
}
