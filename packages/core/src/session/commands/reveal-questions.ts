import { markStandingAnswers } from '../../marking/mark-answers';
import { conflict } from '../../refusals';
import { ok, type Result } from '../../result';
import { applyQuestionStatuses } from '../apply-changes';
import { noChanges, type QuestionStatusChange, type SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import { askedQuestions, requireQuestion } from '../session-questions';
import type { SessionState } from '../session-state';
import { SESSION_STATUS_LABELS, sessionFlags } from '../session-status';

/**
 * Reveals asked questions one by one: they close, and empty answers to them become incorrect (STATE-22, STATE-23,
 * D58). Revealed ones stay as they are. Refused: a question that is unknown or not asked, and any reveal before the
 * start or once scoring is revealed.
 */
export function revealQuestions(
  { session, teams }: SessionState,
  { questionIds }: CommandOf<'reveal-questions'>,
): Result<SessionChanges> {
  const questionStatuses: QuestionStatusChange[] = [];
  for (const questionId of new Set(questionIds)) {
    const found = requireQuestion(session, questionId);
    if (!found.ok) return found;
    const { askedOrdinal, isRevealed } = found.value;
    if (isRevealed) continue;
    if (!sessionFlags(session.sessionStatus).canRevealQuestions) {
      const label = SESSION_STATUS_LABELS[session.sessionStatus];
      return conflict(`A question can not be revealed by itself in '${label}'`);
    }
    if (askedOrdinal === null) return conflict('A question that has not been asked can not be revealed');
    questionStatuses.push({ questionId, askedOrdinal, isRevealed: true });
  }
  if (questionStatuses.length === 0) return ok(noChanges);
  const revealed = { ...session, questions: applyQuestionStatuses(session.questions, questionStatuses) };
  const revealedIds = new Set(questionStatuses.map(({ questionId }) => questionId));
  const closed = askedQuestions(revealed).filter(({ question }) => revealedIds.has(question.id));
  return ok({ ...noChanges, questionStatuses, scores: markStandingAnswers(revealed, teams, closed) });
}
