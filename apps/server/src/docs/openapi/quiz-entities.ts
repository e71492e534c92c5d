import {
  SESSION_STATUSES,
  type AnswerSheet,
  type Question,
  type SessionView,
  type TeamView,
} from '@pubquiz/core';
import { z } from 'zod';
import { count, entity, id, time } from './entity-registry';

export const sessionStatus = z.enum(SESSION_STATUSES);
export const answerEntryType = z.enum(['freeText', 'multiChoice']);

export const question = entity('Question', {
  id,
  points: z.number().nullable().describe("null: the sheet's defaultPoints"),
  question: z.string().describe('Plain text'),
  answerEntryType,
  correctAnswer: z.string().describe('Variations separated by ";", the first one is revealed'),
  correctMultiAnswer: z.string().describe('One option per line; correct ones start with "--"'),
  shouldRevealAnswer: z.boolean(),
  autoMarkCorrectStyle: z.enum(['similar', 'same', 'never']),
  answerTrivia: z.string().describe('For the quizmaster only'),
  revealAnswerTrivia: z.string().describe('Markdown; teams get it as HTML at the reveal'),
  imageUrl: z.string(),
}) satisfies z.ZodType<Question>;

export const team = entity('Team', {
  id: id.describe('Secret: whoever has it plays for the team'),
  sessionId: id,
  name: z.string(),
  teamPath: z.string().describe('Where the team plays; secret'),
  teamUrl: z.string().describe('PUBLIC_URL + teamPath; secret'),
}) satisfies z.ZodType<TeamView>;

export const session = entity('Session', {
  id: id.describe('Whoever knows it can join and read the team view'),
  answerSheetId: id,
  sessionStatus,
  currentQuestionId: id.nullable().describe('null until started, then the question asked last'),
  currentQuestionNumber: count,
  askedQuestionCount: count,
  teams: z.array(team).describe('In joining order'),
  inviteUrl: z.string(),
  invitePath: z.string(),
  quizName: z.string(),
  createdTime: time,
  updatedTime: time,
}) satisfies z.ZodType<SessionView>;

export const answerSheet = entity('AnswerSheet', {
  id,
  name: z.string(),
  defaultPoints: z.number(),
  questions: z.array(question).describe('In asking order'),
  sessions: z.array(session).describe('Most recently updated first'),
  questionCount: count,
  createdTime: time,
  updatedTime: time.describe('Send it back to be refused when somebody else saved meanwhile'),
}) satisfies z.ZodType<AnswerSheet>;
