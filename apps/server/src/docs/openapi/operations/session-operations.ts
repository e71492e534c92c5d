import { z } from 'zod';
import type { Operations } from '../operation';
import { session, team } from '../quiz-entities';
import {
  masterAnswerScoreSheet,
  masterPlacement,
  masterQuestionStatusSheet,
  questionMetadata,
  teamAnswerSheet,
} from '../running-entities';
import { wireBodies } from '../wire-bodies';

const SESSION = '/user-session/:userSessionId/session/:sessionId';

const statuses = z.strictObject({ masterQuestionStatusSheet });
const answers = z.strictObject({ teamAnswerSheets: z.array(teamAnswerSheet) });
const scores = z.strictObject({
  masterAnswerScoreSheets: z.array(masterAnswerScoreSheet),
  placements: z.array(masterPlacement),
  questionsMetadata: z.array(questionMetadata),
});

/** Wire contract 7. */
export const sessionOperations: Operations = {
  [`post ${SESSION}`]: {
    summary: 'Run the quiz: start, ask the next question, change the status',
    description:
      'Only sessionStatus, currentQuestionId and updatedTime count. In askQuestions, currentQuestionId null, "next" or the id of the next question asks it. Also under the key session.',
    body: wireBodies.session,
    example: { sessionStatus: 'askQuestions' },
    answer: z.strictObject({ session }),
    refusals: [400, 404, 409],
  },
  [`get ${SESSION}/teams`]: {
    summary: 'The teams, in joining order',
    answer: z.strictObject({ teams: z.array(team) }),
    refusals: [403, 404],
  },
  [`delete ${SESSION}/team/:teamId`]: {
    summary: 'Delete a team with its answers and scores',
    answer: null,
    refusals: [404],
  },
  [`get ${SESSION}/question-status-sheet`]: {
    summary: 'What has become of every question',
    answer: statuses,
    refusals: [403, 404],
  },
  [`post ${SESSION}/question-status-sheet`]: {
    summary: 'Reveal single questions',
    description: 'isRevealed true reveals and closes an asked question; those left out stay as they are.',
    body: wireBodies.questionStatusSheet,
    example: { questionIdToMasterQuestionStatus: { '{questionId}': { isRevealed: true } } },
    answer: statuses,
    refusals: [400, 404, 409],
  },
  [`get ${SESSION}/answer-score-sheet`]: {
    summary: 'The marks of all teams, with placements and counts',
    answer: scores,
    refusals: [403, 404],
  },
  [`post ${SESSION}/answer-score-sheet`]: {
    summary: 'Mark answers',
    description: 'A list of score sheets; teams and questions left out stay as they are.',
    body: wireBodies.answerScoreSheets,
    example: [
      {
        teamId: '{teamId}',
        questionIdToMasterAnswerScore: { '{questionId}': { isCorrect: true, pointsAwarded: 0.5 } },
      },
    ],
    answer: scores,
    refusals: [400, 404, 409],
  },
  [`get ${SESSION}/team-answer-sheet`]: {
    summary: "The teams' answers",
    answer: answers,
    refusals: [403, 404],
  },
  [`post ${SESSION}/team-answer-sheet`]: {
    summary: 'Confirm or correct answers on behalf of teams',
    description: 'Every changed answer needs isConfirmed true; votes and writers stay as they are.',
    body: wireBodies.teamAnswerSheets,
    example: [
      {
        teamId: '{teamId}',
        questionIdToTeamAnswer: { '{questionId}': { answer: 'Stoker', isConfirmed: true } },
      },
    ],
    answer: answers,
    refusals: [400, 404, 409],
  },
};
