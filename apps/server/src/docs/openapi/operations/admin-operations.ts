import { z } from 'zod';
import { catalogue, contributor, libraryQuestion, userAccount } from '../library-entities';
import type { Operations } from '../operation';
import { wireBodies } from '../wire-bodies';

const ADMIN = '/user-session/:userSessionId/admin';
const QUESTION = `${ADMIN}/library/question`;
const one = z.strictObject({ libraryQuestion });

const example = {
  libraryQuestion: { question: 'Which river flows through Paris?', correctAnswer: 'Seine' },
};

/** Wire contract 10. */
export const adminOperations: Operations = {
  [`get ${ADMIN}/user-account`]: {
    summary: 'All accounts with their quizzes',
    description: 'Newest first. Needs the role accountEdit.',
    answer: z.strictObject({ userAccounts: z.array(userAccount) }),
    refusals: [403],
  },
  [`get ${QUESTION}`]: {
    summary: 'The whole question library',
    description: 'Newest first. Needs the role libraryEdit.',
    answer: z.strictObject({
      libraryQuestions: z.array(libraryQuestion),
      contributors: z.array(contributor),
      ...catalogue,
    }),
    refusals: [403],
  },
  [`post ${QUESTION}`]: {
    summary: 'Add a library question',
    description:
      'Needs a question and an answer or options. Without contributorId it is by the default contributor. Needs the role libraryEdit.',
    body: wireBodies.libraryQuestion,
    example,
    answer: one,
    refusals: [400],
  },
  [`post ${QUESTION}/:questionId`]: {
    summary: 'Change a library question',
    description: 'Absent fields stay. Needs the role libraryEdit.',
    body: wireBodies.libraryQuestion,
    example,
    answer: one,
    refusals: [400, 404],
  },
  [`delete ${QUESTION}/:questionId`]: {
    summary: 'Delete a library question',
    description: 'With its metadata; quizzes that borrowed it keep their copy. Needs the role libraryEdit.',
    answer: null,
    refusals: [404],
  },
};
