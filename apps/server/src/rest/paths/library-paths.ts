import type { RestRoute } from '../rest-route';

const QUESTION = '/user-session/:userSessionId/library/question';

/** The question library (wire contract 9). */
export const libraryPaths: readonly RestRoute[] = [
  { method: 'get', path: `${QUESTION}/random`, call: ({ library }) => library.random() },
  { method: 'post', path: `${QUESTION}/borrow`, call: ({ library }, input) => library.borrow(input) },
];
