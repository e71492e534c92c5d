import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { team } from '../procedures';
import { orThrow } from '../refusal-error';
import { becomeWriter } from '../use-cases/team-answer/become-writer';
import { getTeamAnswerSheet } from '../use-cases/team-answer/get-team-answer-sheet';
import { saveTeamAnswers } from '../use-cases/team-answer/save-team-answers';
import { answerEntries, browserIdField } from './entries';

/** A team's own answers (wire contract 8.3, 8.4). */
export const teamAnswerRouter = {
  sheet: team.query(async ({ ctx, input }) => orThrow(await getTeamAnswerSheet(ctx.deps, input))),
  save: team
    .input(z.object({ browserId: browserIdField, entries: answerEntries }))
    .mutation(async ({ ctx, input }) => orThrow(await saveTeamAnswers(ctx.deps, input))),
  becomeWriter: team
    .input(z.object({ browserId: browserIdField }))
    .mutation(async ({ ctx, input }) => orThrow(await becomeWriter(ctx.deps, input))),
} satisfies TRPCRouterRecord;
