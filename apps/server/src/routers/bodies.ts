import { z } from 'zod';

const points = z.union([z.number(), z.string()]).nullish();
const text = z.string().nullish();

export const questionFieldsBodySchema = z.object({
  points,
  question: text,
  answerEntryType: z.enum(['freeText', 'multiChoice']).nullish(),
  correctAnswer: text,
  correctMultiAnswer: text,
  shouldRevealAnswer: z.boolean().nullish(),
  autoMarkCorrectStyle: z.enum(['similar', 'same', 'never']).nullish(),
  answerTrivia: text,
  revealAnswerTrivia: text,
  imageUrl: text,
});

export const answerSheetBodySchema = z.object({
  id: z.string().nullish(),
  name: text,
  defaultPoints: points,
  questions: z.array(questionFieldsBodySchema.extend({ id: z.string().nullish() })).optional(),
  sessions: z.array(z.object({ id: z.string().nullish() })).optional(),
  deletedSessionIds: z.array(z.string()).optional(),
  updatedTime: z.string().optional(),
});

export const sessionBodySchema = z.object({
  id: z.string().optional(),
  sessionStatus: z.string().optional(),
  currentQuestionId: z.string().nullish(),
  updatedTime: z.string().optional(),
});

export const browserIdSchema = z.string().min(1).max(100);

export const answerEntrySchema = z.object({
  questionId: z.string(),
  answer: z.string().optional(),
  multiChoiceSelectedOptionIndexes: z.array(z.number()).optional(),
  isConfirmed: z.boolean().optional(),
  questionVote: z.boolean().nullish(),
  sequence: z.number().int().nonnegative().optional(),
});

export const scoresForTeamSchema = z.object({
  teamId: z.string(),
  entries: z.array(
    z.object({ questionId: z.string(), isCorrect: z.boolean().nullish(), pointsAwarded: points }),
  ),
});

export const answersForTeamSchema = z.object({
  teamId: z.string(),
  entries: z.array(answerEntrySchema),
  updatedTime: z.string().optional(),
});
