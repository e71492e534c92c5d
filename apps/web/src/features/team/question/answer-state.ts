import {
  shownAnswer,
  type AnswerContent,
  type Outbox,
  type RefusalReason,
  type StoredAnswer,
} from '../outbox/outbox';

/** Where an answer is on its way to the quizmaster. */
export type AnswerState = 'blank' | 'saving' | 'saved' | 'submitting' | 'submitted' | 'not-sent' | 'refused';

export interface AnswerSituation {
  /** Nothing is written and nothing is picked. */
  readonly isBlank: boolean;
  /** The team pressed Submit or picked an option, whether or not the server knows. */
  readonly isConfirmed: boolean;
  readonly takesAnswer: boolean;
}

/** What this device can do for sending right now. */
export interface Sending {
  /** The server can not be reached at the moment. */
  readonly isUnreachable: boolean;
}

/** True when nothing is written and nothing is picked. */
export function isBlankAnswer({ answer, selectedIndexes }: AnswerContent): boolean {
  return answer.trim() === '' && selectedIndexes.length === 0;
}

/** What the words for a state need to know beside it. */
export function answerSituation(answer: StoredAnswer, takesAnswer: boolean): AnswerSituation {
  return { isBlank: isBlankAnswer(answer), isConfirmed: answer.isConfirmed, takesAnswer };
}

/** Where the answer to a question is, from what waits here and what the server has. */
export function answerState(outbox: Outbox, questionId: string, { isUnreachable }: Sending): AnswerState {
  const pending = outbox.pending[questionId]?.content ?? null;
  if (pending !== null) {
    if (isUnreachable) return 'not-sent';
    return pending.isConfirmed ? 'submitting' : 'saving';
  }
  if (outbox.refused[questionId] !== undefined) return 'refused';
  const shown = shownAnswer(outbox, questionId);
  if (shown.isConfirmed) return 'submitted';
  return isBlankAnswer(shown) ? 'blank' : 'saved';
}

const WORDS: Readonly<Record<AnswerState, string>> = {
  blank: 'No answer yet',
  saving: 'Saving…',
  saved: 'Saved, not submitted yet',
  submitting: 'Submitting…',
  submitted: 'Submitted',
  'not-sent': 'Not sent yet',
  refused: 'Not accepted',
};

/** The state of an answer in words; once answers are not taken any more nothing is 'yet' to come. */
export function answerStateWords(state: AnswerState, situation: AnswerSituation): string {
  const { isBlank, isConfirmed, takesAnswer } = situation;
  if (state === 'not-sent' && isConfirmed) return 'Submitted here, not sent yet';
  if (state === 'submitted' && isBlank) return 'Submitted without an answer';
  if (takesAnswer) return WORDS[state];
  if (state === 'blank') return 'No answer';
  return state === 'saved' ? 'Not submitted' : WORDS[state];
}

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
