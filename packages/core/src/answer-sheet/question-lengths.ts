import { LIMITS } from '../limits';
import type { RefusalIssue } from '../refusal';
import type { QuestionFields } from './question';

type TextField =
  'question' | 'correctAnswer' | 'correctMultiAnswer' | 'answerTrivia' | 'revealAnswerTrivia' | 'imageUrl';

/** How people call a question's texts, and how long each may be (wire contract 1.2). */
export const QUESTION_TEXTS: Readonly<Record<TextField, { readonly label: string; readonly max: number }>> = {
  question: { label: 'Question', max: LIMITS.questionText },
  correctAnswer: { label: 'Correct answer', max: LIMITS.questionText },
  correctMultiAnswer: { label: 'Multiple-choice options', max: LIMITS.questionText },
  answerTrivia: { label: 'Answer trivia', max: LIMITS.questionText },
  revealAnswerTrivia: { label: 'Reveal trivia', max: LIMITS.questionText },
  imageUrl: { label: 'Image URL', max: LIMITS.imageUrl },
};

/** The texts of a question that are too long, one issue each; none when all fit. */
export function questionLengthIssues(question: Pick<QuestionFields, TextField>): readonly RefusalIssue[] {
  return (Object.keys(QUESTION_TEXTS) as TextField[]).flatMap((field) => {
    const { label, max } = QUESTION_TEXTS[field];
    const isTooLong = question[field].length > max;
    return isTooLong ? [{ path: [field], message: `${label} has more than ${max} characters` }] : [];
  });
}
