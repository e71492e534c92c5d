import { z } from 'zod';
import type { Operations } from '../operation';
import { team } from '../quiz-entities';
import { teamAnswerSheet } from '../running-entities';
import { teamSession } from '../team-entities';
import { wireBodies } from '../wire-bodies';

const SESSION = '/team/session/:sessionId';
const TEAM = `${SESSION}/team/:teamId`;

const teamTeam = z.strictObject({ teamTeam: team });
const sheet = z.strictObject({ teamAnswerSheet });

/** Wire contract 8. */
export const teamOperations: Operations = {
  [`get ${SESSION}`]: {
    summary: 'What everybody with the invite link may see',
    answer: z.strictObject({ teamSession }),
    refusals: [404],
  },
  [`post ${SESSION}/team`]: {
    summary: 'Join with a team',
    body: wireBodies.joinTeam,
    example: { name: 'The Barflies' },
    answer: teamTeam,
    refusals: [400, 404, 409, 429],
  },
  [`get ${TEAM}`]: {
    summary: 'The team',
    answer: teamTeam,
    refusals: [404],
  },
  [`get ${TEAM}/answer-sheet`]: {
    summary: "The team's answers",
    answer: sheet,
    refusals: [404],
  },
  [`post ${TEAM}/answer-sheet`]: {
    summary: "Save the team's answers and votes",
    description:
      'The browser of the first save becomes the writer; any other one is refused with 403. Questions and fields left out stay as they are.',
    body: wireBodies.teamAnswerSheet,
    example: {
      browserId: 'browser-1',
      questionIdToTeamAnswer: { '{questionId}': { answer: 'bram stoker', isConfirmed: true } },
    },
    answer: sheet,
    refusals: [400, 404, 409, 429],
  },
  [`post ${TEAM}/answer-sheet/writer`]: {
    summary: "Make a browser the team's writer",
    body: wireBodies.writer,
    example: { browserId: 'browser-2' },
    answer: sheet,
    refusals: [400, 404, 429],
  },
};
