import { findQuestion, type AskedQuestion } from './session-questions';
import type { Session } from './session-state';
import { SESSION_STATUS_LABELS, sessionFlags } from './session-status';

/** Why an answer can not be changed, as issues name it on the wire (wire contract 8.3). */
export type ClosedReason = 'inputDisabled' | 'revealed' | 'notAsked';

/** Why a team can not change its answer to a question now, or null when it can (STATE-16, STATE-23, TEAM-26). */
export function closedReason(session: Session, question: AskedQuestion | null): ClosedReason | null {
  if (sessionFlags(session.sessionStatus).disableAllTeamGameInput) return 'inputDisabled';
  if (question === null) return 'notAsked';
  return question.isRevealed ? 'revealed' : null;
}

/** The reason as a sentence for people. */
export function closedSentence(session: Session, questionId: string, reason: ClosedReason): string {
  const ordinal = findQuestion(session, questionId)?.askedOrdinal ?? null;
  switch (reason) {
    case 'inputDisabled':
      return `Answers can not be changed in '${SESSION_STATUS_LABELS[session.sessionStatus]}'`;
    case 'revealed':
      return `Question ${ordinal ?? ''} is closed`;
    case 'notAsked':
      return 'A question that has not been asked can not be answered';
  }
}
