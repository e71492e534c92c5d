import { borrowBodySchema, namingId } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { account } from '../procedures';
import { orThrow } from '../refusal-error';
import { borrowQuestions } from '../use-cases/library/borrow-questions';
import { drawRandomQuestions } from '../use-cases/library/draw-random-questions';

const filterField = namingId.nullish().transform((id) => id ?? null);

/** What a random list is narrowed to, by ids of its answer. */
const randomInput = z
  .object({ libraryCategoryId: filterField, libraryDifficultyId: filterField, libraryTagId: filterField })
  .optional();

/** The question library, for accounts only (wire contract 9, LIB-20). */
export const libraryRouter = {
  random: account
    .input(randomInput)
    .query(({ ctx, input }) => drawRandomQuestions(ctx.deps, ctx.user, input ?? null)),
  borrow: account
    .input(borrowBodySchema)
    .mutation(async ({ ctx, input }) => orThrow(await borrowQuestions(ctx.deps, ctx.user, input))),
} satisfies TRPCRouterRecord;
