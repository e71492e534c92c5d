import { z } from 'zod';
import { catalogue, libraryAllowances, libraryQuestion, listedLibraryQuestion } from '../library-entities';
import type { Operations } from '../operation';
import { wireBodies } from '../wire-bodies';

const QUESTION = '/user-session/:userSessionId/library/question';

/** Wire contract 9. */
export const libraryOperations: Operations = {
  [`get ${QUESTION}/random`]: {
    summary: 'Random library questions',
    description:
      'Up to 12, without their answers. Each counts once per account and UTC day against the view allowance; questions seen that day fill the list up, free, only when no others are left. Without allowance the list is empty. A guest gets 403.',
    answer: z.strictObject({
      libraryQuestions: z.array(listedLibraryQuestion),
      libraryAllowances,
      ...catalogue,
    }),
    refusals: [403],
  },
  [`post ${QUESTION}/borrow`]: {
    summary: 'Borrow library questions',
    description:
      'Answers them with their answers, to be added to a quiz without their ids. Each counts once per account and UTC day against the borrow allowance; beyond it nothing is borrowed.',
    body: wireBodies.borrow,
    example: { libraryQuestionIds: ['3f0c1f6e-8d6c-4c59-9d2b-0d7a3c8f5b11'] },
    answer: z.strictObject({ libraryQuestions: z.array(libraryQuestion), libraryAllowances }),
    refusals: [400, 404, 429],
  },
};
