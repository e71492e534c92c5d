import type { MasterAnswerScore, TeamAnswerView } from '@pubquiz/core';
import type { Cell, RunNight } from './run-night';

/** What the icon of a cell says (RUN-33). */
export type Correctness = 'notAsked' | 'waiting' | 'unscored' | 'incorrect' | 'correct' | 'autoMarkedCorrect';

/** The words beside each icon. */
export const CORRECTNESS_WORDS: Readonly<Record<Correctness, string>> = {
  notAsked: 'Question not yet asked',
  waiting: 'Waiting for the team to submit',
  unscored: 'Unscored',
  incorrect: 'Incorrect',
  correct: 'Correct',
  autoMarkedCorrect: 'Auto-marked correct',
};

/** How an answer to an asked question stands (RUN-32, RUN-33). */
export function answerState(
  answer: TeamAnswerView | undefined,
  score: MasterAnswerScore | undefined,
): Exclude<Correctness, 'notAsked'> {
  if (score?.isCorrect === true) return score.isAutoMarkedCorrect ? 'autoMarkedCorrect' : 'correct';
  if (score?.isCorrect === false) return 'incorrect';
  return (answer?.isEmpty ?? true) ? 'waiting' : 'unscored';
}

/** The state of one team's answer to one question (RUN-33). */
export function correctness(night: RunNight, cell: Cell): Correctness {
  if (!night.askedIds.has(cell.questionId)) return 'notAsked';
  return answerState(night.answer(cell), night.score(cell));
}

/** True when the quizmaster may mark it: the answer was submitted and is not blank (MARK-2). */
export function isMarkable(night: RunNight, cell: Cell): boolean {
  return night.answer(cell)?.isEmpty === false;
}
