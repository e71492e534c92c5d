import type {
  MasterAnswerScore,
  MasterAnswerScoreSheet,
  MasterPlacement,
  MasterQuestionStatus,
  MasterQuestionStatusSheet,
  QuestionMetadata,
  TeamAnswerSheet,
  TeamAnswerView,
} from '@pubquiz/core';
import { z } from 'zod';
import { count, entity, id, time } from './entity-registry';
import { team } from './quiz-entities';

export const teamAnswer = entity('TeamAnswer', {
  id: z.string().nullable().describe('null until first stored'),
  teamId: id,
  questionId: id,
  answer: z.string(),
  multiChoiceSelectedOptionIndexes: z.array(count).max(1),
  isConfirmed: z.boolean().describe('true: submitted'),
  isEmpty: z.boolean().describe('true while unconfirmed or blank'),
  questionVote: z.boolean().nullable().describe('true: like, false: dislike'),
}) satisfies z.ZodType<TeamAnswerView>;

export const teamAnswerSheet = entity('TeamAnswerSheet', {
  id: z.string(),
  sessionId: id,
  teamId: id,
  writerBrowserId: z.string().nullable().describe("The secretary's browser"),
  questionIdToTeamAnswer: z.record(z.string(), teamAnswer).describe('One for every asked question'),
  updatedTime: time.describe('Moves when an answer changes'),
}) satisfies z.ZodType<TeamAnswerSheet>;

export const masterAnswerScore = entity('MasterAnswerScore', {
  id: z.string().nullable().describe('null until first stored'),
  teamId: id,
  questionId: id,
  isCorrect: z.boolean().nullable().describe('null: unmarked'),
  pointsAwarded: z.number().describe('0 unless isCorrect is true'),
  isAutoMarkedCorrect: z.boolean(),
  wasAutoMarkedCorrect: z.boolean(),
}) satisfies z.ZodType<MasterAnswerScore>;

export const masterAnswerScoreSheet = entity('MasterAnswerScoreSheet', {
  sessionId: id,
  teamId: id,
  questionIdToMasterAnswerScore: z
    .record(z.string(), masterAnswerScore)
    .describe('One for every asked question'),
}) satisfies z.ZodType<MasterAnswerScoreSheet>;

export const masterQuestionStatus = entity('MasterQuestionStatus', {
  questionId: id,
  isRevealed: z.boolean(),
  canTeamSubmitAnswer: z.boolean(),
}) satisfies z.ZodType<MasterQuestionStatus>;

export const masterQuestionStatusSheet = entity('MasterQuestionStatusSheet', {
  sessionId: id,
  questionIdToMasterQuestionStatus: z
    .record(z.string(), masterQuestionStatus)
    .describe('One for every question of the sheet'),
}) satisfies z.ZodType<MasterQuestionStatusSheet>;

export const masterPlacement = entity('MasterPlacement', {
  placementOrdinal: count.describe('Equal totals share one; the next is one higher'),
  team,
  teamName: z.string(),
  totalScore: z.number(),
}) satisfies z.ZodType<MasterPlacement>;

export const questionMetadata = entity('QuestionMetadata', {
  questionId: id,
  points: z.number().describe('The default filled in'),
  correctCount: count,
  incorrectCount: count,
  upvoteCount: count,
  downvoteCount: count,
  voteCount: count,
  isHardest: z.boolean(),
  isEasiest: z.boolean(),
  isPopular: z.boolean(),
  isUnpopular: z.boolean(),
}) satisfies z.ZodType<QuestionMetadata>;
