import { sumPoints } from '../points/points';
import type { Question } from './question';

/** What a whole quiz is worth: each question's points, or the default where it has none (ENT-5). */
export function possiblePoints(sheet: {
  readonly defaultPoints: number;
  readonly questions: readonly Pick<Question, 'points'>[];
}): number {
  return sumPoints(sheet.questions.map(({ points }) => points ?? sheet.defaultPoints));
}
