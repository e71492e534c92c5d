import { ownTeamSheet } from '../mappers/own-team-sheet';
import type { RestRoute } from '../rest-route';

const SESSION = '/team/session/:sessionId';
const TEAM = `${SESSION}/team/:teamId`;
const ANSWERS = `${TEAM}/answer-sheet`;

/** The team side: the team id is the secret (wire contract 8). */
export const teamPaths: readonly RestRoute[] = [
  { method: 'get', path: SESSION, call: ({ team }, input) => team.invitation(input) },
  { method: 'post', path: `${SESSION}/team`, call: ({ team }, input) => team.join(input) },
  { method: 'get', path: TEAM, call: ({ team }, input) => team.get(input) },
  { method: 'get', path: ANSWERS, call: ({ teamAnswer }, input) => teamAnswer.sheet(input) },
  {
    method: 'post',
    path: ANSWERS,
    body: ownTeamSheet,
    call: ({ teamAnswer }, input) => teamAnswer.save(input),
  },
  {
    method: 'post',
    path: `${ANSWERS}/writer`,
    call: ({ teamAnswer }, input) => teamAnswer.becomeWriter(input),
  },
];
