import {
  NO_SUCH_SESSION,
  notFound,
  ok,
  type Question,
  type QuestionFields,
  type Result,
} from '@pubquiz/core';
import type { AnswerSheetBody } from '@pubquiz/core/schemas';
import type { Deps } from '../../deps';

/** Fields that are left out keep their value. */
export type QuestionEdit = { readonly [Field in keyof QuestionFields]?: QuestionFields[Field] | undefined };

/** A question of a quiz that is being run. */
export interface EditableQuestion {
  readonly question: Question;
  /** The save of the quiz that changes these fields and nothing else. */
  readonly saving: (fields: QuestionEdit) => AnswerSheetBody;
}

/** The question of the Session's quiz, to be edited from the run screen. */
export async function loadQuestion(
  { sessions, answerSheets }: Pick<Deps, 'sessions' | 'answerSheets'>,
  { sessionId, questionId }: { readonly sessionId: string; readonly questionId: string },
): Promise<Result<EditableQuestion>> {
  const owner = await sessions.owner(sessionId);
  if (owner === null) return notFound(NO_SUCH_SESSION);
  const sheet = await answerSheets.get(owner.answerSheetId);
  const question = sheet?.questions.find(({ id }) => id === questionId);
  if (!sheet || !question) return notFound('There is no such question in this quiz');
  const { id, questions, updatedTime } = sheet;
  return ok({
    question,
    // The others are sent by id alone, which keeps what they are; updatedTime refuses a save that came in between.
    saving: (fields) => ({
      id,
      questions: questions.map((each) =>
        each.id === questionId ? { ...fields, id: questionId } : { id: each.id },
      ),
      updatedTime,
    }),
  });
}
