import type { Question } from './question';

/** One option of a multiple-choice question. */
export interface MultipleChoiceOption {
  readonly text: string;
  readonly isCorrect: boolean;
}

const CORRECT_MARK = '--';
const cache = new WeakMap<Question, readonly MultipleChoiceOption[]>();

/**
 * The options that the quizmaster typed, one a line: trimmed, blank lines ignored, two leading dashes mark a correct
 * one (EDIT-24).
 */
export function parseMultipleChoiceOptions(correctMultiAnswer: string): readonly MultipleChoiceOption[] {
  const options: MultipleChoiceOption[] = [];
  for (const line of correctMultiAnswer.split(/\r\n|\r|\n/)) {
    const trimmed = line.trim();
    const isCorrect = trimmed.startsWith(CORRECT_MARK);
    const text = isCorrect ? trimmed.slice(CORRECT_MARK.length).trim() : trimmed;
    if (text !== '') options.push({ text, isCorrect });
  }
  return options;
}

/** The options of a question; none for free text, whatever its options field still holds. */
export function optionsOf(question: Question): readonly MultipleChoiceOption[] {
  const known = cache.get(question);
  if (known !== undefined) return known;
  const options =
    question.answerEntryType === 'multiChoice' ? parseMultipleChoiceOptions(question.correctMultiAnswer) : [];
  cache.set(question, options);
  return options;
}
