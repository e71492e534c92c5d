import { entity } from '../mappers/body-shape';
import type { RestRoute } from '../rest-route';

const BASE = '/user-session/:userSessionId/answer-sheet';
const DETAILS = `${BASE}/details`;
const ONE = `${DETAILS}/:answerSheetId`;

/** Quizzes (wire contract 6). */
export const answerSheetPaths: readonly RestRoute[] = [
  { method: 'get', path: BASE, call: ({ answerSheet }) => answerSheet.list() },
  {
    method: 'post',
    path: DETAILS,
    body: entity('answerSheet'),
    takesSheets: true,
    call: ({ answerSheet }, input) => answerSheet.save(input),
  },
  { method: 'get', path: ONE, call: ({ answerSheet }, input) => answerSheet.get(input) },
  { method: 'delete', path: ONE, call: ({ answerSheet }, input) => answerSheet.delete(input) },
];
