import { correctAnswerVariations, parseMultipleChoiceOptions, type QuestionFields } from '@pubquiz/core';

/** What counts as correct, the best form first. */
export function acceptedAnswers(question: QuestionFields): readonly string[] {
  if (question.answerEntryType === 'freeText') return correctAnswerVariations(question.correctAnswer);
  return parseMultipleChoiceOptions(question.correctMultiAnswer)
    .filter(({ isCorrect }) => isCorrect)
    .map(({ text }) => text);
}
