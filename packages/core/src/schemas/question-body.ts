import { z } from 'zod';
import { LIMITS } from '../limits';
import { chosenId, pointsField, textField } from './fields';

/** The fields of a question as a client sends them; absent ones keep their value or get their default (ENT-6, ENT-7). */
export const questionFieldsSchema = z.object({
  points: pointsField.optional(),
  question: textField('Question', LIMITS.questionText).optional(),
  answerEntryType: z
    .enum(['freeText', 'multiChoice'], { error: "answerEntryType must be 'freeText' or 'multiChoice'" })
    .optional(),
  correctAnswer: textField('Correct answer', LIMITS.questionText).optional(),
  correctMultiAnswer: textField('Multiple-choice options', LIMITS.questionText).optional(),
  shouldRevealAnswer: z.boolean({ error: 'shouldRevealAnswer must be true or false' }).optional(),
  autoMarkCorrectStyle: z
    .enum(['similar', 'same', 'never'], {
      error: "autoMarkCorrectStyle must be 'similar', 'same' or 'never'",
    })
    .optional(),
  answerTrivia: textField('Answer trivia', LIMITS.questionText).optional(),
  revealAnswerTrivia: textField('Reveal trivia', LIMITS.questionText).optional(),
  imageUrl: textField('Image URL', LIMITS.imageUrl).optional(),
});

/** A question of a sheet that is saved: with its id it is known, without it is new. */
export const questionBodySchema = questionFieldsSchema.extend({ id: chosenId.nullish() });

export type QuestionBody = z.output<typeof questionBodySchema>;
