import { optionsOf } from '../answer-sheet/multiple-choice-options';
import { correctAnswerVariations } from '../answer-sheet/correct-answer-variations';
import { emptyQuestion, type QuestionFields } from '../answer-sheet/question';

/** Why a question can not be in the library, or null: it needs a text and an answer or options (wire contract 10). */
export function libraryQuestionProblem(fields: QuestionFields): string | null {
  const question = { ...emptyQuestion(''), ...fields };
  if (question.question.trim() === '') return 'Question is required';
  const hasAnswer =
    correctAnswerVariations(question.correctAnswer).length > 0 || optionsOf(question).length > 0;
  return hasAnswer ? null : 'A correct answer or multiple-choice options are required';
}
