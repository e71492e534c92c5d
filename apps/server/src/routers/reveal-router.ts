import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { sessionOwner } from '../procedures';
import { orThrow } from '../refusal-error';
import { getStatusSheet } from '../use-cases/reveal/get-status-sheet';
import { revealQuestions } from '../use-cases/reveal/reveal-questions';
import { saveStatuses } from '../use-cases/reveal/save-statuses';
import { statusEntries } from './entries';

/** Revealing single questions (wire contract 7.4). */
export const revealRouter = {
  statusSheet: sessionOwner.query(async ({ ctx, input }) => orThrow(await getStatusSheet(ctx.deps, input))),
  questions: sessionOwner
    .input(z.object({ questionIds: z.array(z.string()).max(500) }))
    .mutation(async ({ ctx, input }) => orThrow(await revealQuestions(ctx.deps, input))),
  saveStatuses: sessionOwner
    .input(z.object({ statuses: statusEntries }))
    .mutation(async ({ ctx, input }) => orThrow(await saveStatuses(ctx.deps, input))),
} satisfies TRPCRouterRecord;
