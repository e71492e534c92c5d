import { correctAnswerVariations } from '../answer-sheet/correct-answer-variations';
import { parseMultipleChoiceOptions } from '../answer-sheet/multiple-choice-options';
import type { QuestionFields } from '../answer-sheet/question';

type KeyedQuestion = Pick<
  QuestionFields,
  'question' | 'answerEntryType' | 'correctAnswer' | 'correctMultiAnswer'
>;

/** Without case, marks, punctuation and space; a text of nothing else stays as it is. */
function folded(text: string): string {
  const bare = text.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '');
  return (bare === '' ? text.trim() : bare).toLowerCase();
}

function correctAnswers(question: KeyedQuestion): readonly string[] {
  if (question.answerEntryType === 'freeText') {
    return correctAnswerVariations(question.correctAnswer).slice(0, 1).map(folded);
  }
  return parseMultipleChoiceOptions(question.correctMultiAnswer)
    .filter(({ isCorrect }) => isCorrect)
    .map(({ text }) => folded(text))
    .sort();
}

/** The same for two library questions that ask the same and are answered by the same, however they are written. */
export function libraryQuestionKey(question: KeyedQuestion): string {
  return [folded(question.question), question.answerEntryType, ...correctAnswers(question)].join('\n');
}
