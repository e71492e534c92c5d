import { userSession } from '../account-entities';
import type { Operations } from '../operation';
import { wireBodies } from '../wire-bodies';

const AUTHENTICATION = '/auth/session/account/authentication';

/** Wire contract 4. */
export const authOperations: Operations = {
  'post /auth/session': {
    summary: 'Get a user session',
    description:
      'A live id is answered unchanged and its 24 hours start anew; a missing, unknown or expired one gets a new guest.',
    body: wireBodies.userSession,
    isBodyOptional: true,
    example: {},
    answer: userSession,
    refusals: [400, 429],
  },
  'post /auth/session/account': {
    summary: 'Sign up',
    description:
      "Answers a new user session with the account; the sent id is dead from then on. A guest's quizzes stay. cheese is the answer to: What is the last letter in the word 'Quiz'?",
    body: wireBodies.signUp,
    example: { username: 'quizmaster@example.org', password: 'seven wet otters', cheese: 'z' },
    answer: userSession,
    refusals: [400, 409, 429],
  },
  [`post ${AUTHENTICATION}`]: {
    summary: 'Log in',
    description:
      "Answers a new user session; the sent id is dead. A guest's quizzes are added to the account.",
    body: wireBodies.logIn,
    example: { username: 'quizmaster@example.org', password: 'seven wet otters' },
    answer: userSession,
    refusals: [400, 401, 429],
  },
  [`delete ${AUTHENTICATION}/:userSessionId`]: {
    summary: 'Log out',
    description: 'The id is dead; the account and its quizzes stay.',
    answer: null,
    refusals: [429],
  },
};
