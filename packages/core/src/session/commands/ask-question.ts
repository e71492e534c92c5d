import { emptyQuestion } from '../../answer-sheet/question';
import { LIMITS } from '../../limits';
import { conflict } from '../../refusals';
import { ok, type Result } from '../../result';
import { noChanges, type SessionChanges } from '../session-changes';
import { askedQuestions } from '../session-questions';
import type { Session, SessionQuestion } from '../session-state';
import { headAt } from './change-status';

/** Which question to ask and when. */
export interface QuestionToAsk {
  /** null = an empty one, added to the end of the sheet. */
  readonly question: SessionQuestion | null;
  readonly newQuestionId: string;
  readonly at: Date;
}

/** Makes a question the current one, adding an empty one where none is left (STATE-3, STATE-13). */
export function askQuestion(
  session: Session,
  { question, newQuestionId, at }: QuestionToAsk,
): Result<SessionChanges> {
  if (question === null && session.questions.length >= LIMITS.questionsPerSheet) {
    return conflict(`A quiz has at most ${LIMITS.questionsPerSheet} questions`);
  }
  const questionId = question?.question.id ?? newQuestionId;
  const askedOrdinal = askedQuestions(session).length + 1;
  return ok({
    ...noChanges,
    head: headAt(session, at, { sessionStatus: 'askQuestions', currentQuestionId: questionId }),
    ...(question === null && { addedQuestion: emptyQuestion(newQuestionId) }),
    questionStatuses: [{ questionId, askedOrdinal, isRevealed: false }],
  });
}
