import { entity } from '../mappers/body-shape';
import type { RestRoute } from '../rest-route';

const ADMIN = '/user-session/:userSessionId/admin';
const QUESTION = `${ADMIN}/library/question`;
const ONE = `${QUESTION}/:questionId`;

/** The admin area (wire contract 10). */
export const adminPaths: readonly RestRoute[] = [
  {
    method: 'get',
    path: `${ADMIN}/user-account`,
    listInParts: 'userAccounts',
    call: ({ admin }) => admin.userAccounts(),
  },
  {
    method: 'get',
    path: QUESTION,
    listInParts: 'libraryQuestions',
    call: ({ admin }) => admin.libraryQuestions(),
  },
  {
    method: 'post',
    path: QUESTION,
    body: entity('libraryQuestion'),
    call: ({ admin }, input) => admin.createLibraryQuestion(input),
  },
  {
    method: 'post',
    path: ONE,
    body: entity('libraryQuestion'),
    call: ({ admin }, input) => admin.updateLibraryQuestion(input),
  },
  { method: 'delete', path: ONE, call: ({ admin }, input) => admin.deleteLibraryQuestion(input) },
];
