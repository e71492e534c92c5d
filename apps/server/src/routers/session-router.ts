import { namingId, questionFieldsSchema, sessionBodySchema } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { sessionOwner, sheetOwner } from '../procedures';
import { orThrow } from '../refusal-error';
import { changeSession } from '../use-cases/session/change-session';
import { createSession } from '../use-cases/session/create-session';
import { deleteSession } from '../use-cases/session/delete-session';
import { editQuestion } from '../use-cases/session/edit-question';
import { getSession } from '../use-cases/session/get-session';
import { moveSession, type SessionMove } from '../use-cases/session/move-session';
import { shownTime } from './entries';

function moves(type: SessionMove) {
  return sessionOwner
    .input(z.object({ updatedTime: shownTime }))
    .mutation(async ({ ctx, input }) => orThrow(await moveSession(ctx.deps, { ...input, type })));
}

/** One evening of a quiz, run by its owner (wire contract 7). */
export const sessionRouter = {
  get: sessionOwner.query(async ({ ctx, input }) => orThrow(await getSession(ctx.deps, input))),
  create: sheetOwner.mutation(async ({ ctx, input }) =>
    orThrow(await createSession(ctx.deps, ctx.user, input)),
  ),
  delete: sessionOwner.mutation(async ({ ctx, input }) =>
    orThrow(await deleteSession(ctx.deps, ctx.user, input)),
  ),
  change: sessionOwner
    .input(z.object({ session: sessionBodySchema }))
    .mutation(async ({ ctx, input }) => orThrow(await changeSession(ctx.deps, input))),
  start: moves('start-quiz'),
  askNextQuestion: sessionOwner
    .input(z.object({ questionId: namingId.optional(), updatedTime: shownTime }))
    .mutation(async ({ ctx, input }) =>
      orThrow(await moveSession(ctx.deps, { ...input, type: 'ask-next-question' })),
    ),
  submitAllAnswers: moves('submit-all-answers'),
  askMoreQuestions: moves('ask-more-questions'),
  markAnswers: moves('mark-answers'),
  revealScoring: moves('reveal-scoring'),
  revealLeaderboard: moves('reveal-leaderboard'),
  finish: moves('finish-quiz'),
  editQuestion: sessionOwner
    .input(z.object({ questionId: namingId, fields: questionFieldsSchema }))
    .mutation(async ({ ctx, input }) => orThrow(await editQuestion(ctx.deps, ctx.user, input))),
} satisfies TRPCRouterRecord;
