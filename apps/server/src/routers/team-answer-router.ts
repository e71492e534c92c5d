import { answerEntrySchema, browserIdSchema } from './bodies';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { team } from '../procedures';
import { orThrow } from '../refusal-error';
import { becomeWriter } from '../use-cases/team-answer/become-writer';
import { getTeamAnswerSheet } from '../use-cases/team-answer/get-team-answer-sheet';
import { saveTeamAnswers } from '../use-cases/team-answer/save-team-answers';

/** A team's own answers (wire contract 8.3, 8.4). */
export const teamAnswerRouter = {
  sheet: team.query(async ({ ctx, input }) => orThrow(await getTeamAnswerSheet(ctx.deps, input))),
  save: team
    .input(z.object({ browserId: browserIdSchema, entries: z.array(answerEntrySchema).max(500) }))
    .mutation(async ({ ctx, input }) => orThrow(await saveTeamAnswers(ctx.deps, input))),
  becomeWriter: team
    .input(z.object({ browserId: browserIdSchema }))
    .mutation(async ({ ctx, input }) => orThrow(await becomeWriter(ctx.deps, input))),
} satisfies TRPCRouterRecord;
