import {
  answerEntrySchema,
  answerSheetBodySchema,
  borrowBodySchema,
  csvBodySchema,
  joinTeamBodySchema,
  libraryQuestionFieldsSchema,
  logInBodySchema,
  markdownBodySchema,
  namingId,
  scoreEntrySchema,
  sessionBodySchema,
  signUpBodySchema,
  statusEntrySchema,
  timeField,
  userSessionBodySchema,
  writerBodySchema,
} from '@pubquiz/core/schemas';
import { z } from 'zod';

function table(entry: z.ZodType) {
  return z.record(z.string(), entry).optional().describe('By question id');
}

const teamAnswers = { questionIdToTeamAnswer: table(answerEntrySchema.omit({ sequence: true })) };

/**
 * What each call takes, made of the schemas that the procedures read their input with. The tables by question id are
 * the wire's own: the REST door turns them into the lists that procedures take.
 */
export const wireBodies = {
  userSession: userSessionBodySchema,
  signUp: signUpBodySchema,
  logIn: logInBodySchema,
  markdown: markdownBodySchema,
  csv: csvBodySchema,
  answerSheet: answerSheetBodySchema,
  session: sessionBodySchema,
  questionStatusSheet: z.object({ questionIdToMasterQuestionStatus: table(statusEntrySchema) }),
  answerScoreSheets: z.array(
    z.object({ teamId: namingId, questionIdToMasterAnswerScore: table(scoreEntrySchema) }),
  ),
  teamAnswerSheets: z.array(
    z.object({ teamId: namingId, updatedTime: timeField.optional(), ...teamAnswers }),
  ),
  joinTeam: joinTeamBodySchema,
  teamAnswerSheet: writerBodySchema.extend(teamAnswers),
  writer: writerBodySchema,
  borrow: borrowBodySchema,
  libraryQuestion: libraryQuestionFieldsSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;
