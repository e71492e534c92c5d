import {
  answerEntrySchema,
  namingId,
  requiredText,
  scoreEntrySchema,
  statusEntrySchema,
  timeField,
} from '@pubquiz/core/schemas';
import { LIMITS } from '@pubquiz/core';
import { z } from 'zod';

/** A browser names itself; the server only compares. */
export const browserIdField = requiredText('browserId', LIMITS.browserId);

const ENTRIES_NEEDED = 'An entry for each question is needed';
const SHEETS_NEEDED = 'A list with a sheet for each team is needed';

/** What is sent for one question: REST keeps it under the question's id, here the entry names it. */
export const answerEntries = z
  .array(answerEntrySchema.extend({ questionId: namingId }), { error: ENTRIES_NEEDED })
  .max(LIMITS.questionsPerSheet);

const scoreEntries = z
  .array(scoreEntrySchema.extend({ questionId: namingId }), { error: ENTRIES_NEEDED })
  .max(LIMITS.questionsPerSheet);

export const statusEntries = z
  .array(statusEntrySchema.extend({ questionId: namingId }), { error: ENTRIES_NEEDED })
  .max(LIMITS.questionsPerSheet);

export const scoresOfTeams = z
  .array(z.object({ teamId: namingId, entries: scoreEntries }), { error: SHEETS_NEEDED })
  .max(LIMITS.teamsPerSession);

export const answersOfTeams = z
  .array(z.object({ teamId: namingId, entries: answerEntries, updatedTime: timeField.optional() }), {
    error: SHEETS_NEEDED,
  })
  .max(LIMITS.teamsPerSession);

/** The Session that the screen showed; another one now is refused. */
export const shownTime = timeField.nullish();
