import { shownAnswer, type Outbox, type RefusalReason } from '../outbox/outbox';

/** Where an answer is on its way to the quizmaster. */
export type AnswerState = 'blank' | 'saving' | 'saved' | 'submitting' | 'submitted' | 'not-sent' | 'refused';

/** What this device can do for sending right now. */
export interface Sending {
  /** The server can not be reached at the moment. */
  readonly isUnreachable: boolean;
}

/** Where the answer to a question is, from what waits here and what the server has. */
export function answerState(outbox: Outbox, questionId: string, { isUnreachable }: Sending): AnswerState {
  const pending = outbox.pending[questionId]?.content ?? null;
  if (pending !== null) {
    if (isUnreachable) return 'not-sent';
    return pending.isConfirmed ? 'submitting' : 'saving';
  }
  if (outbox.refused[questionId] !== undefined) return 'refused';
  const { answer, isConfirmed, selectedIndexes } = shownAnswer(outbox, questionId);
  if (isConfirmed) return 'submitted';
  return answer.trim() === '' && selectedIndexes.length === 0 ? 'blank' : 'saved';
}

/** The state of an answer in words. */
export const ANSWER_STATE_WORDS: Readonly<Record<AnswerState, string>> = {
  blank: 'No answer yet',
  saving: 'Saving…',
  saved: 'Saved, not submitted yet',
  submitting: 'Submitting…',
  submitted: 'Submitted',
  'not-sent': 'Not sent yet',
  refused: 'Not accepted',
};

/** Why the server did not take an answer, in words. */
export function refusalWords(reason: RefusalReason): string {
  switch (reason) {
    case 'inputDisabled':
      return 'The quizmaster has collected the answers.';
    case 'revealed':
      return 'The answer to this question had been revealed.';
    case 'notAsked':
      return 'This question has not been asked.';
    case 'reader':
      return 'Someone else is the "secretary" now.';
    default:
      return reason.sentence;
  }
}
