import { z } from 'zod';
import type { Operations } from '../operation';
import { answerSheet } from '../quiz-entities';
import { wireBodies } from '../wire-bodies';

const BASE = '/user-session/:userSessionId/answer-sheet';
const one = z.strictObject({ answerSheet });

/** Wire contract 6. */
export const answerSheetOperations: Operations = {
  [`get ${BASE}`]: {
    summary: "The user's quizzes",
    description: 'Complete, newest updatedTime first.',
    answer: z.strictObject({ answerSheets: z.array(answerSheet) }),
    refusals: [],
  },
  [`post ${BASE}/details`]: {
    summary: 'Create or save a quiz',
    description:
      'Without an id a new quiz; with one the fields that are sent replace what is stored. questions is the whole list in its new order: those left out are removed. A session without id is added, one left out stays, deletedSessionIds are deleted. Also under the key answerSheet.',
    body: wireBodies.answerSheet,
    example: {
      name: 'Thursday Quiz',
      questions: [
        { question: 'Who wrote Dracula?', correctAnswer: 'Bram Stoker; Stoker' },
        {
          question: 'Which is a mammal?',
          points: '2',
          answerEntryType: 'multiChoice',
          correctMultiAnswer: 'Shark\n--Dolphin\nTuna',
        },
      ],
      sessions: [{}],
    },
    answer: one,
    refusals: [400, 409],
  },
  [`get ${BASE}/details/:answerSheetId`]: {
    summary: 'One quiz',
    answer: one,
    refusals: [403, 404],
  },
  [`delete ${BASE}/details/:answerSheetId`]: {
    summary: 'Delete a quiz',
    description: 'With its questions and all sessions, for good.',
    answer: null,
    refusals: [404],
  },
};
