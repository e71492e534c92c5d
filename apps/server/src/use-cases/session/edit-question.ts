import { notFound, type AnswerSheet, type QuestionFields, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { saveAnswerSheet, type SaveDeps } from '../answer-sheet/save-answer-sheet';
import { NO_SUCH_SESSION, type SessionDeps } from './apply-command';

export interface EditQuestionInput {
  readonly sessionId: string;
  readonly questionId: string;
  /** Fields that are left out keep their value. */
  readonly fields: { readonly [Field in keyof QuestionFields]?: QuestionFields[Field] | undefined };
}

/** Edits one question of the quiz from the run screen, as for a spoken tie-breaker; answers are marked again. */
export async function editQuestion(
  deps: SaveDeps & SessionDeps,
  user: UserSession,
  { sessionId, questionId, fields }: EditQuestionInput,
): Promise<Result<{ answerSheet: AnswerSheet }>> {
  const owner = await deps.sessions.owner(sessionId);
  if (owner === null) return notFound(NO_SUCH_SESSION);
  const sheet = await deps.answerSheets.get(owner.answerSheetId);
  if (!sheet?.questions.some(({ id }) => id === questionId)) {
    return notFound('There is no such question in this quiz');
  }
  // The others are sent by id alone, which keeps what they are; updatedTime refuses a save that came in between.
  const questions = sheet.questions.map(({ id }) => (id === questionId ? { ...fields, id } : { id }));
  return saveAnswerSheet(deps, user, { id: sheet.id, questions, updatedTime: sheet.updatedTime });
}
