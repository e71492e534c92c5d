import { optionsOf } from '../answer-sheet/multiple-choice-options';
import type { Question } from '../answer-sheet/question';
import type { TeamAnswer } from '../team/team-answer';

/** True when at least one option is selected and every selected one is correct (MARK-11). */
export function isSelectionCorrect(
  question: Question,
  { multiChoiceSelectedOptionIndexes: selected }: Pick<TeamAnswer, 'multiChoiceSelectedOptionIndexes'>,
): boolean {
  const options = optionsOf(question);
  return selected.length > 0 && selected.every((index) => options[index]?.isCorrect === true);
}
