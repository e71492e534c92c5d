import { z } from 'zod';
import { LIMITS } from '../limits';
import { requiredText } from './fields';
import { keyedByQuestion } from './keyed-by-question';
import { answerEntrySchema } from './session-bodies';

/** A team that joins (wire contract 8.2, TEAM-5). */
export const joinTeamBodySchema = z.object({ name: requiredText('Team name', LIMITS.teamName) });

const browserId = requiredText('browserId', LIMITS.browserId);

/** The browser that becomes the writer (wire contract 8.4). */
export const writerBodySchema = z.object({ browserId });

/** What a team's device saves: the sheet, whole or in part (wire contract 8.3). */
export const teamAnswerSheetBodySchema = z.object({
  browserId,
  questionIdToTeamAnswer: keyedByQuestion(answerEntrySchema).default([]),
});

export type JoinTeamBody = z.output<typeof joinTeamBodySchema>;
export type WriterBody = z.output<typeof writerBodySchema>;
export type TeamAnswerSheetBody = z.output<typeof teamAnswerSheetBodySchema>;
