import { LIMITS } from '@pubquiz/core';
import { namingId, requiredText, scoreEntrySchema } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { sessionOwner } from '../procedures';
import { orThrow } from '../refusal-error';
import { acceptAnswer } from '../use-cases/marking/accept-answer';
import { answerForTeams } from '../use-cases/marking/answer-for-teams';
import { getScoreSheets } from '../use-cases/marking/get-score-sheets';
import { getTeamAnswerSheets } from '../use-cases/marking/get-team-answer-sheets';
import { markAnswer } from '../use-cases/marking/mark-answer';
import { setScores } from '../use-cases/marking/set-scores';
import { answersOfTeams, scoresOfTeams } from './entries';

/** Marks and the teams' answers, for the quizmaster (wire contract 7.5, 7.6). */
export const markingRouter = {
  scoreSheets: sessionOwner.query(async ({ ctx, input }) => orThrow(await getScoreSheets(ctx.deps, input))),
  setScores: sessionOwner
    .input(z.object({ teams: scoresOfTeams }))
    .mutation(async ({ ctx, input }) => orThrow(await setScores(ctx.deps, input))),
  mark: sessionOwner
    .input(scoreEntrySchema.extend({ teamId: namingId, questionId: namingId }))
    .mutation(async ({ ctx, input }) => orThrow(await markAnswer(ctx.deps, input))),
  teamAnswerSheets: sessionOwner.query(async ({ ctx, input }) =>
    orThrow(await getTeamAnswerSheets(ctx.deps, input)),
  ),
  answerForTeams: sessionOwner
    .input(z.object({ teams: answersOfTeams }))
    .mutation(async ({ ctx, input }) => orThrow(await answerForTeams(ctx.deps, input))),
  acceptAnswer: sessionOwner
    .input(z.object({ questionId: namingId, answer: requiredText('The answer', LIMITS.teamAnswer) }))
    .mutation(async ({ ctx, input }) => orThrow(await acceptAnswer(ctx.deps, ctx.user, input))),
} satisfies TRPCRouterRecord;
