import { conflict } from '../refusals';
import { SESSION_STATUS_LABELS, type SessionStatus } from './session-status';

/** The commands that move a Session from one status to another. */
export type TransitionType =
  | 'start-quiz'
  | 'submit-all-answers'
  | 'ask-more-questions'
  | 'mark-answers'
  | 'reveal-scoring'
  | 'reveal-leaderboard'
  | 'finish-quiz';

/** One row of the table of transitions. */
export interface Transition {
  readonly type: TransitionType;
  readonly from: readonly SessionStatus[];
  readonly to: SessionStatus;
}

/** The whole evening as a table (STATE-3 to STATE-11, D17; wire contract 3.1). Everything else is refused. */
export const TRANSITIONS: readonly Transition[] = [
  { type: 'start-quiz', from: ['notStarted'], to: 'askQuestions' },
  { type: 'submit-all-answers', from: ['askQuestions'], to: 'confirmAnswers' },
  {
    type: 'ask-more-questions',
    from: ['confirmAnswers', 'markAnswers', 'revealScoring', 'revealLeaderboard'],
    to: 'askQuestions',
  },
  { type: 'mark-answers', from: ['confirmAnswers'], to: 'markAnswers' },
  { type: 'reveal-scoring', from: ['markAnswers'], to: 'revealScoring' },
  { type: 'reveal-leaderboard', from: ['revealScoring'], to: 'revealLeaderboard' },
  { type: 'finish-quiz', from: ['revealLeaderboard'], to: 'finished' },
];

/** The transition that leads from one status to another, or null when none does. */
export function findTransition(from: SessionStatus, to: SessionStatus): Transition | null {
  return TRANSITIONS.find((transition) => transition.to === to && transition.from.includes(from)) ?? null;
}

/** Refuses a step that the table does not have (STATE-12). */
export function refuseTransition(from: SessionStatus, to: SessionStatus): ReturnType<typeof conflict> {
  return conflict(
    `The quiz can not go from '${SESSION_STATUS_LABELS[from]}' to '${SESSION_STATUS_LABELS[to]}'`,
  );
}
