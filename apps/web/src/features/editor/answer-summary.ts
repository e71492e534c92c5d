import {
  correctAnswerVariations,
  cutText,
  parseMultipleChoiceOptions,
  SUMMARY_LENGTH,
  type QuestionFields,
} from '@pubquiz/core';

/** What counts as correct, in one line: the answer that is revealed, or the correct options. Empty without any. */
export function answerSummary(
  question: Pick<QuestionFields, 'answerEntryType' | 'correctAnswer' | 'correctMultiAnswer'>,
): string {
  const answers =
    question.answerEntryType === 'multiChoice'
      ? parseMultipleChoiceOptions(question.correctMultiAnswer)
          .filter((option) => option.isCorrect)
          .map((option) => option.text)
      : correctAnswerVariations(question.correctAnswer).slice(0, 1);
  return cutText(answers.join('; '), SUMMARY_LENGTH);
}
