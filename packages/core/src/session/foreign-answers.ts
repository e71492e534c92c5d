import type { TeamAnswer } from '../team/team-answer';
import type { SessionChanges } from './session-changes';
import type { SessionState } from './session-state';

/**
 * The teams whose answers a change touched that was no team's own save: by the quizmaster, or by an edited question.
 * Their devices must show the server's text (didTeamAnswerSheetChange, wire contract 11.2).
 */
export function teamsWithForeignChanges({ answers }: SessionChanges): ReadonlySet<string> {
  return new Set(answers.map(({ teamId }) => teamId));
}

function isOwnSave(before: TeamAnswer | undefined, after: TeamAnswer): boolean {
  const { lastSave } = after;
  return (
    lastSave !== null &&
    (lastSave.browserId !== before?.lastSave?.browserId || lastSave.sequence !== before.lastSave.sequence)
  );
}

function isContentChanged(before: TeamAnswer | undefined, after: TeamAnswer): boolean {
  return before?.answer !== after.answer || before.isConfirmed !== after.isConfirmed;
}

/**
 * The same for two states with unknown changes in between. An answer whose save mark moved on was saved by the team;
 * any other new text has to be shown.
 */
export function changedByOthers(before: SessionState, after: SessionState): ReadonlySet<string> {
  const known = new Map(before.teams.map((team) => [team.team.id, team]));
  const changed = after.teams.filter((team) =>
    [...team.answers.values()].some((answer) => {
      const earlier = known.get(team.team.id)?.answers.get(answer.questionId);
      return isContentChanged(earlier, answer) && !isOwnSave(earlier, answer);
    }),
  );
  return new Set(changed.map(({ team }) => team.id));
}
