import { markStandingAnswers } from '../../marking/mark-answers';
import { ok, type Result } from '../../result';
import { applyQuestionStatuses } from '../apply-changes';
import { noChanges, type QuestionStatusChange, type SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import { askedQuestions } from '../session-questions';
import type { Session, SessionState } from '../session-state';
import { sessionFlags } from '../session-status';
import { changeStatus } from './change-status';

/** Teams have seen the answers of everything asked before a scoring reveal, so those questions stay closed. */
function questionsToClose(session: Session): QuestionStatusChange[] {
  if (!sessionFlags(session.sessionStatus).hasRevealedScoring) return [];
  return askedQuestions(session)
    .filter(({ isRevealed }) => !isRevealed)
    .map(({ question, askedOrdinal }) => ({ questionId: question.id, askedOrdinal, isRevealed: true }));
}

/**
 * Goes back to asking, for extras and tie-breakers; no question is asked yet (STATE-5, STATE-6). Empty answers that
 * had been marked incorrect are open again unless their question is closed. Already asking: nothing changes (D17).
 */
export function askMoreQuestions(
  { session, teams }: SessionState,
  command: CommandOf<'ask-more-questions'>,
): Result<SessionChanges> {
  if (session.sessionStatus === 'askQuestions') return ok(noChanges);
  const changed = changeStatus(session, command);
  if (!changed.ok) return changed;
  const questionStatuses = questionsToClose(session);
  const questions = applyQuestionStatuses(session.questions, questionStatuses);
  const scores = markStandingAnswers({ ...session, sessionStatus: 'askQuestions', questions }, teams);
  return ok({ ...changed.value, questionStatuses, scores });
}
