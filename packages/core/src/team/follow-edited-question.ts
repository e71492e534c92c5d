import { optionsOf } from '../answer-sheet/multiple-choice-options';
import type { Question } from '../answer-sheet/question';
import type { TeamAnswer } from './team-answer';

function indexOfText(question: Question, text: string, preferred: number | undefined): number {
  const options = optionsOf(question);
  if (preferred !== undefined && options[preferred]?.text === text) return preferred;
  return options.findIndex((option) => option.text === text);
}

/**
 * A team's answer after its question was edited (wire contract 3.4, rule 5). A selection follows its option by text;
 * where no option reads like the answer any more it becomes unconfirmed. The text itself stays: undoing the edit
 * brings the selection back, and a selection turned into free text keeps its words.
 */
export function followEditedQuestion(question: Question, answer: TeamAnswer): TeamAnswer {
  const [selected] = answer.multiChoiceSelectedOptionIndexes;
  if (question.answerEntryType === 'freeText') {
    return selected === undefined ? answer : { ...answer, multiChoiceSelectedOptionIndexes: [] };
  }
  if (answer.answer.trim() === '') return answer;
  const index = indexOfText(question, answer.answer.trim(), selected);
  if (index === -1) {
    return selected === undefined && !answer.isConfirmed
      ? answer
      : { ...answer, multiChoiceSelectedOptionIndexes: [], isConfirmed: false };
  }
  return index === selected ? answer : { ...answer, multiChoiceSelectedOptionIndexes: [index] };
}
