import {
  answerEntrySchema,
  namingId,
  requiredText,
  scoreEntrySchema,
  timeField,
} from '@pubquiz/core/schemas';
import { LIMITS } from '@pubquiz/core';
import { z } from 'zod';

/** A browser names itself; the server only compares. */
export const browserIdField = requiredText('browserId', LIMITS.browserId);

/** What is sent for one question: REST keeps it under the question's id, here the entry names it. */
export const answerEntries = z
  .array(answerEntrySchema.extend({ questionId: namingId }))
  .max(LIMITS.questionsPerSheet);

export const scoresOfTeams = z
  .array(
    z.object({
      teamId: namingId,
      entries: z.array(scoreEntrySchema.extend({ questionId: namingId })).max(LIMITS.questionsPerSheet),
    }),
  )
  .max(LIMITS.teamsPerSession);

export const answersOfTeams = z
  .array(z.object({ teamId: namingId, entries: answerEntries, updatedTime: timeField.optional() }))
  .max(LIMITS.teamsPerSession);

/** The Session that the screen showed; another one now is refused. */
export const shownTime = timeField.nullish();
