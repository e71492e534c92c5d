import { LIMITS } from '../../limits';
import { markStandingAnswers } from '../../marking/mark-answers';
import { conflict, invalid } from '../../refusals';
import { ok, type Result } from '../../result';
import type { Team } from '../../team/team';
import { noChanges, type SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import type { SessionState } from '../session-state';
import { sessionFlags } from '../session-status';

/** The sentence for a blank team name (TEAM-5). */
export const TEAM_NAME_REQUIRED = 'Team name is required';

/** The sentence for a team that comes too late (wire contract 8.2). */
export const QUIZ_IS_FINISHED = 'The quiz is finished';

function nameProblem(name: string): string | null {
  if (name === '') return TEAM_NAME_REQUIRED;
  return name.length > LIMITS.teamName ? `Team name has more than ${LIMITS.teamName} characters` : null;
}

/**
 * Adds a team; the same name twice is allowed (STATE-15, D14). One that comes while answers are being marked has
 * missed what was asked: its empty answers are incorrect at once. Refused: no name, a finished quiz, a full one.
 */
export function joinTeam(state: SessionState, command: CommandOf<'join-team'>): Result<SessionChanges> {
  const { session } = state;
  const name = command.name.trim();
  const problem = nameProblem(name);
  if (problem !== null) return invalid(problem, [{ path: ['name'], message: problem }]);
  if (!sessionFlags(session.sessionStatus).canTeamsJoin) return conflict(QUIZ_IS_FINISHED);
  if (state.teams.length >= LIMITS.teamsPerSession) {
    return conflict(`A quiz has room for ${LIMITS.teamsPerSession} teams`);
  }
  const team: Team = {
    id: command.teamId,
    sessionId: session.id,
    name,
    writerBrowserId: null,
    createdTime: command.at,
    answersUpdatedTime: command.at,
  };
  const scores = markStandingAnswers(session, [{ team, answers: new Map(), scores: new Map() }]);
  return ok({ ...noChanges, teams: [team], scores });
}
