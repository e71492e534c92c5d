import { z } from 'zod';
import { QUESTION_TEXTS } from '../answer-sheet/question-lengths';
import { chosenId, pointsField, textField } from './fields';

function questionText(field: keyof typeof QUESTION_TEXTS) {
  const { label, max } = QUESTION_TEXTS[field];
  return textField(label, max).optional();
}

/** The fields of a question as a client sends them; absent ones keep their value or get their default (ENT-6, ENT-7). */
export const questionFieldsSchema = z.object({
  points: pointsField.optional(),
  question: questionText('question'),
  answerEntryType: z
    .enum(['freeText', 'multiChoice'], { error: "answerEntryType must be 'freeText' or 'multiChoice'" })
    .optional(),
  correctAnswer: questionText('correctAnswer'),
  correctMultiAnswer: questionText('correctMultiAnswer'),
  shouldRevealAnswer: z.boolean({ error: 'shouldRevealAnswer must be true or false' }).optional(),
  autoMarkCorrectStyle: z
    .enum(['similar', 'same', 'never'], {
      error: "autoMarkCorrectStyle must be 'similar', 'same' or 'never'",
    })
    .optional(),
  answerTrivia: questionText('answerTrivia'),
  revealAnswerTrivia: questionText('revealAnswerTrivia'),
  imageUrl: questionText('imageUrl'),
});

/** A question of a sheet that is saved: with its id it is known, without it is new. */
export const questionBodySchema = questionFieldsSchema.extend({ id: chosenId.nullish() });

export type QuestionBody = z.output<typeof questionBodySchema>;
