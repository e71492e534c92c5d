import { answerSheetBodySchema } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { sheetOwner, userSession } from '../procedures';
import { orThrow } from '../refusal-error';
import { deleteAnswerSheet } from '../use-cases/answer-sheet/delete-answer-sheet';
import { duplicateAnswerSheet } from '../use-cases/answer-sheet/duplicate-answer-sheet';
import { getAnswerSheet } from '../use-cases/answer-sheet/get-answer-sheet';
import { listAnswerSheets } from '../use-cases/answer-sheet/list-answer-sheets';
import { saveAnswerSheet } from '../use-cases/answer-sheet/save-answer-sheet';

/** Quizzes of one user, guests too (wire contract 6). */
export const answerSheetRouter = {
  list: userSession.query(({ ctx }) => listAnswerSheets(ctx.deps, ctx.user)),
  get: sheetOwner.query(async ({ ctx, input }) => orThrow(await getAnswerSheet(ctx.deps, input))),
  save: userSession
    .input(z.object({ answerSheet: answerSheetBodySchema }))
    .mutation(async ({ ctx, input }) =>
      orThrow(await saveAnswerSheet(ctx.deps, ctx.user, input.answerSheet)),
    ),
  duplicate: sheetOwner.mutation(async ({ ctx, input }) =>
    orThrow(await duplicateAnswerSheet(ctx.deps, ctx.user, input)),
  ),
  delete: sheetOwner.mutation(async ({ ctx, input }) => orThrow(await deleteAnswerSheet(ctx.deps, input))),
} satisfies TRPCRouterRecord;
