import { z } from 'zod';
import { LIMITS } from '../limits';
import { chosenId, namingId, pointsField, timeField, trimmedTextField } from './fields';
import { questionBodySchema } from './question-body';

/** A quiz as a client saves it (wire contract 6.2). */
export const answerSheetBodySchema = z.object(
  {
    id: chosenId.nullish(),
    name: trimmedTextField('Quiz name', LIMITS.quizName).optional(),
    defaultPoints: pointsField.optional(),
    questions: z
      .array(questionBodySchema, { error: 'questions must be a list' })
      .max(LIMITS.questionsPerSheet, `A quiz has at most ${LIMITS.questionsPerSheet} questions`)
      .optional(),
    sessions: z
      .array(z.object({ id: chosenId.nullish() }, { error: 'A session must be an object' }), {
        error: 'sessions must be a list',
      })
      .optional(),
    deletedSessionIds: z.array(namingId, { error: 'deletedSessionIds must be a list of ids' }).optional(),
    updatedTime: timeField.nullish(),
  },
  { error: 'A quiz must be an object' },
);

export type AnswerSheetBody = z.output<typeof answerSheetBodySchema>;
