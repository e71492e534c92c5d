import { z } from 'zod';
import { LIMITS } from '../limits';
import { requiredText } from './fields';

/** A team that joins (wire contract 8.2, TEAM-5). */
export const joinTeamBodySchema = z.object({ name: requiredText('Team name', LIMITS.teamName) });

const browserId = requiredText('browserId', LIMITS.browserId);

/** The browser that becomes the writer (wire contract 8.4). */
export const writerBodySchema = z.object({ browserId });

export type JoinTeamBody = z.output<typeof joinTeamBodySchema>;
export type WriterBody = z.output<typeof writerBodySchema>;
