import type { RunNight } from './run-night';

/** How the teams stand with one question. */
export interface QuestionCounts {
  readonly teams: number;
  readonly submitted: number;
  readonly correct: number;
  readonly marked: number;
}

/** Counts the teams that submitted, and those whose answer is marked and is correct. */
export function questionCounts(night: RunNight, questionId: string): QuestionCounts {
  const counts = { teams: night.teams.length, submitted: 0, correct: 0, marked: 0 };
  for (const { id: teamId } of night.teams) {
    const cell = { teamId, questionId };
    const isCorrect = night.score(cell)?.isCorrect ?? null;
    if (night.answer(cell)?.isEmpty === false) counts.submitted += 1;
    if (isCorrect !== null) counts.marked += 1;
    if (isCorrect === true) counts.correct += 1;
  }
  return counts;
}
