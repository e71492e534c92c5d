import { z } from 'zod';
import { SESSION_STATUSES } from '../session/session-status';
import { LIMITS } from '../limits';
import { awardedPointsField, namingId, textField, timeField } from './fields';

/** A Session as a client posts it back (wire contract 7.1). */
export const sessionBodySchema = z.object(
  {
    id: namingId.nullish(),
    sessionStatus: z
      .enum(SESSION_STATUSES, { error: `sessionStatus must be one of ${SESSION_STATUSES.join(', ')}` })
      .optional(),
    currentQuestionId: z
      .union([z.string(), z.null()], { error: "currentQuestionId must be an id, null or 'next'" })
      .optional(),
    updatedTime: timeField.nullish(),
  },
  { error: 'A session must be an object' },
);

/** What has become of a question, to reveal it (wire contract 7.4). */
export const statusEntrySchema = z.object({
  questionId: namingId.optional(),
  isRevealed: z.boolean({ error: 'isRevealed must be true or false' }).optional(),
});

/** A mark of the quizmaster (wire contract 7.5). */
export const scoreEntrySchema = z.object({
  questionId: namingId.optional(),
  isCorrect: z.union([z.boolean(), z.null()], { error: 'isCorrect must be true, false or null' }).optional(),
  pointsAwarded: awardedPointsField.optional(),
});

/** What a team, or the quizmaster for it, sends for one question (wire contract 2.5). */
export const answerEntrySchema = z.object({
  questionId: namingId.optional(),
  answer: textField('An answer', LIMITS.teamAnswer).optional(),
  multiChoiceSelectedOptionIndexes: z
    .array(z.int({ error: 'A selected option must be a whole number' }).min(0, 'There is no such option'), {
      error: 'multiChoiceSelectedOptionIndexes must be a list',
    })
    .max(1, 'Only one option can be selected')
    .optional(),
  isConfirmed: z.boolean({ error: 'isConfirmed must be true or false' }).optional(),
  questionVote: z
    .union([z.boolean(), z.null()], { error: 'questionVote must be true, false or null' })
    .optional(),
  sequence: z.int({ error: 'sequence must be a whole number' }).min(0).optional(),
});

export type SessionBodyInput = z.input<typeof sessionBodySchema>;
