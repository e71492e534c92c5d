import { entity } from '../mappers/body-shape';
import { statusSheet } from '../mappers/status-sheet';
import { teamSheets } from '../mappers/team-sheets';
import type { RestRoute } from '../rest-route';

const SESSION = '/user-session/:userSessionId/session/:sessionId';
const STATUSES = `${SESSION}/question-status-sheet`;
const SCORES = `${SESSION}/answer-score-sheet`;
const ANSWERS = `${SESSION}/team-answer-sheet`;

/** Running a Session (wire contract 7). */
export const sessionPaths: readonly RestRoute[] = [
  {
    method: 'post',
    path: SESSION,
    body: entity('session'),
    call: ({ session }, input) => session.change(input),
  },
  { method: 'get', path: `${SESSION}/teams`, call: ({ team }, input) => team.list(input) },
  { method: 'delete', path: `${SESSION}/team/:teamId`, call: ({ team }, input) => team.delete(input) },
  { method: 'get', path: STATUSES, call: ({ reveal }, input) => reveal.statusSheet(input) },
  {
    method: 'post',
    path: STATUSES,
    body: statusSheet,
    call: ({ reveal }, input) => reveal.saveStatuses(input),
  },
  { method: 'get', path: SCORES, call: ({ marking }, input) => marking.scoreSheets(input) },
  {
    method: 'post',
    path: SCORES,
    body: teamSheets({ key: 'masterAnswerScoreSheets', table: 'questionIdToMasterAnswerScore' }),
    takesSheets: true,
    call: ({ marking }, input) => marking.setScores(input),
  },
  { method: 'get', path: ANSWERS, call: ({ marking }, input) => marking.teamAnswerSheets(input) },
  {
    method: 'post',
    path: ANSWERS,
    body: teamSheets({ key: 'teamAnswerSheets', table: 'questionIdToTeamAnswer' }),
    takesSheets: true,
    call: ({ marking }, input) => marking.answerForTeams(input),
  },
];
