import type {
  TeamAnswerScore,
  TeamAnswerScoreSheet,
  TeamPlacement,
  TeamQuestion,
  TeamQuestionMetadata,
  TeamSession,
} from '@pubquiz/core';
import { z } from 'zod';
import { count, entity, id } from './entity-registry';
import { answerEntryType, sessionStatus } from './quiz-entities';

export const teamQuestion = entity('TeamQuestion', {
  questionId: id,
  ordinal: count.describe('1: asked first'),
  points: z.number().describe('The default filled in'),
  question: z.string().describe('Plain text'),
  answerEntryType,
  answerOptions: z.array(z.string()).describe('Without dashes; empty for free text'),
  shouldRevealAnswer: z.boolean().describe('Show the correct answer now'),
  shouldRevealAnswerScore: z.boolean().describe('Show the team its own mark now'),
  canTeamSubmitAnswer: z.boolean().describe('false once revealed'),
  revealCorrectAnswer: z.string().nullable(),
  revealAnswerTriviaHtml: z.string().nullable().describe('Sanitised HTML'),
  imageUrl: z.string().nullable().describe('http or https only'),
}) satisfies z.ZodType<TeamQuestion>;

export const teamPlacement = entity('Placement', {
  placementOrdinal: count.describe('Equal totals share one; the next is one higher'),
  teamName: z.string(),
  totalScore: z.number(),
}) satisfies z.ZodType<TeamPlacement>;

export const teamQuestionMetadata = entity('TeamQuestionMetadata', {
  questionId: id,
  points: z.number(),
  correctCount: count,
  incorrectCount: count,
  upvoteCount: count,
  isHardest: z.boolean(),
  isEasiest: z.boolean(),
  isPopular: z.boolean().describe('false before the leaderboard'),
}) satisfies z.ZodType<TeamQuestionMetadata>;

export const teamSession = entity('TeamSession', {
  id,
  quizName: z.string(),
  sessionStatus,
  teamNames: z.array(z.string()).describe('In joining order'),
  currentQuestionNumber: count.describe('0 before the start'),
  totalQuestionCount: count,
  totalPointsPossible: z.number().nullable().describe('From revealScoring on'),
  teamQuestions: z.array(teamQuestion).describe('Asked ones only'),
  revealedQuestionIds: z.array(id).describe('Revealed one by one'),
  teamPlacements: z.array(teamPlacement).nullable().describe('From revealLeaderboard on'),
  teamQuestionsMetadata: z.array(teamQuestionMetadata).nullable().describe('From revealScoring on'),
  preloadImageUrl: z.string().nullable().describe('Image of the next question, while asking'),
}) satisfies z.ZodType<TeamSession>;

export const teamAnswerScore = entity('TeamAnswerScore', {
  questionId: id,
  isCorrect: z.boolean().nullable(),
  pointsAwarded: z.number(),
}) satisfies z.ZodType<TeamAnswerScore>;

/** Comes over the event socket only. */
export const teamAnswerScoreSheet = entity('TeamAnswerScoreSheet', {
  sessionId: id,
  teamId: id,
  questionIdToTeamAnswerScore: z
    .record(z.string(), teamAnswerScore)
    .describe('Only questions whose mark the team may see now'),
  placementOrdinal: count.nullable().describe('From revealLeaderboard on'),
  isPlacementShared: z.boolean(),
}) satisfies z.ZodType<TeamAnswerScoreSheet>;
