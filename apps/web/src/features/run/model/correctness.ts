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

/** The state of one team's answer to one question (RUN-32, RUN-33). */
export function correctness(night: RunNight, cell: Cell): Correctness {
  const isAsked = night.askedQuestions.some(({ question }) => question.id === cell.questionId);
  if (!isAsked) return 'notAsked';
  const score = night.score(cell);
  if (score?.isCorrect === true) return score.isAutoMarkedCorrect ? 'autoMarkedCorrect' : 'correct';
  if (score?.isCorrect === false) return 'incorrect';
  return (night.answer(cell)?.isEmpty ?? true) ? 'waiting' : 'unscored';
}

/** True when the quizmaster may mark it: the answer was submitted and is not blank (MARK-2). */
export function isMarkable(night: RunNight, cell: Cell): boolean {
  return night.answer(cell)?.isEmpty === false;
}
