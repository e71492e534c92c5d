import { notFound, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { storeAnswerSheet, type SaveDeps } from '../answer-sheet/save-answer-sheet';
import { NO_SUCH_SESSION, type SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';
import { scoreSheetsOf, type ScoreSheetsAnswer } from './score-sheets-of';

export interface AcceptAnswerInput {
  readonly sessionId: string;
  readonly questionId: string;
  readonly answer: string;
}

/**
 * Takes a team's answer as one more variation of the correct one: the quiz keeps it, and every team that wrote the
 * same is marked correct by auto-marking, as after any edit of an asked question (EDIT-23, MARK-20).
 */
export async function acceptAnswer(
  deps: SaveDeps & SessionDeps,
  user: UserSession,
  { sessionId, questionId, answer }: AcceptAnswerInput,
): Promise<Result<ScoreSheetsAnswer>> {
  const owner = await deps.sessions.owner(sessionId);
  if (owner === null) return notFound(NO_SUCH_SESSION);
  const sheet = await deps.answerSheets.get(owner.answerSheetId);
  const question = sheet?.questions.find(({ id }) => id === questionId);
  if (!sheet || question?.answerEntryType !== 'freeText') {
    return notFound('There is no such free-text question in this quiz');
  }
  // A semicolon would split the answer into two variations.
  const variation = answer.replaceAll(';', ',').trim();
  const correctAnswer = [question.correctAnswer.trim(), variation].filter((text) => text !== '').join('; ');
  const questions = sheet.questions.map(({ id }) => (id === questionId ? { id, correctAnswer } : { id }));
  const saved = await storeAnswerSheet(deps, user, {
    id: sheet.id,
    questions,
    updatedTime: sheet.updatedTime,
  });
  return saved.ok ? scoreSheetsOf(deps, await loadSession(deps, sessionId)) : saved;
}
