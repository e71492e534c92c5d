import type { Team } from '../../team/team';
import { askedQuestions, currentQuestionNumber } from '../session-questions';
import type { Session } from '../session-state';
import type { SessionStatus } from '../session-status';

/** A team as its quizmaster and its own devices get it (wire contract 2.4). teamPath and teamUrl are secrets. */
export interface TeamView {
  readonly id: string;
  readonly sessionId: string;
  readonly name: string;
  readonly teamPath: string;
  readonly teamUrl: string;
}

/** A Session as its owner gets it (wire contract 2.3). */
export interface SessionView {
  readonly id: string;
  readonly answerSheetId: string;
  readonly sessionStatus: SessionStatus;
  readonly currentQuestionId: string | null;
  readonly currentQuestionNumber: number;
  readonly askedQuestionCount: number;
  readonly teams: readonly TeamView[];
  readonly inviteUrl: string;
  readonly invitePath: string;
  readonly quizName: string;
  readonly createdTime: string;
  readonly updatedTime: string;
}

/** Where teams sign up (ENT-10). */
export function invitePath(sessionId: string): string {
  return `/team/invitation/${sessionId}`;
}

/** Where a team plays; a secret like the team's id (ENT-11). */
export function teamPath({ id, sessionId }: Pick<Team, 'id' | 'sessionId'>): string {
  return `/team/game/${sessionId}/team/${id}`;
}

const teamViews = new WeakMap<Team, TeamView>();

/** A team with its addresses below the public URL, which has no slash at its end (ENT-11). */
export function teamView(team: Team, publicUrl: string): TeamView {
  const path = teamPath(team);
  const teamUrl = publicUrl + path;
  const known = teamViews.get(team);
  if (known?.teamUrl === teamUrl) return known;
  const view = { id: team.id, sessionId: team.sessionId, name: team.name, teamPath: path, teamUrl };
  teamViews.set(team, view);
  return view;
}

/** A Session and its teams for its owner (ENT-10). */
export function sessionView(session: Session, teams: readonly Team[], publicUrl: string): SessionView {
  const path = invitePath(session.id);
  return {
    id: session.id,
    answerSheetId: session.answerSheetId,
    sessionStatus: session.sessionStatus,
    currentQuestionId: session.currentQuestionId,
    currentQuestionNumber: currentQuestionNumber(session),
    askedQuestionCount: askedQuestions(session).length,
    teams: teams.map((team) => teamView(team, publicUrl)),
    inviteUrl: publicUrl + path,
    invitePath: path,
    quizName: session.quizName,
    createdTime: session.createdTime.toISOString(),
    updatedTime: session.updatedTime.toISOString(),
  };
}
