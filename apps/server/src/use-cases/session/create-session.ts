import type { Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { storeAnswerSheet, type SaveDeps } from '../answer-sheet/save-answer-sheet';
import type { SessionDeps } from './apply-command';
import { getSession } from './get-session';
import type { SessionAnswer } from './session-answer';

/** Adds a fresh Session to the quiz, to be played with new teams (PROD-1, LOBBY-1). */
export async function createSession(
  deps: SaveDeps & SessionDeps,
  user: UserSession,
  { answerSheetId }: { readonly answerSheetId: string },
): Promise<Result<SessionAnswer>> {
  const sessionId = deps.newId();
  const saved = await storeAnswerSheet(deps, user, { id: answerSheetId, sessions: [{ id: sessionId }] });
  return saved.ok ? getSession(deps, { sessionId }) : saved;
}
