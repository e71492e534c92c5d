import type { TeamSessionPatch } from '../live-message';
import type { TeamQuestion, TeamSession } from '../views/team-session-view';
import { changedFields, isEmptyPatch } from './changed-fields';
import { isSameView } from './is-same-view';

/** The names that were added at the end; null when anything else happened to the list. */
function joinedNames(before: readonly string[], after: readonly string[]): readonly string[] | null {
  return before.every((name, place) => after[place] === name) ? after.slice(before.length) : null;
}

/** What changed for everybody with the link; null when nothing that they see did. */
export function diffTeamSession(before: TeamSession, after: TeamSession): TeamSessionPatch | null {
  const { teamQuestions, teamNames, ...rest } = changedFields(before, after);
  const joinedTeamNames = teamNames && joinedNames(before.teamNames, teamNames);
  const patch: TeamSessionPatch = {
    ...rest,
    ...(teamNames && (joinedTeamNames ? { joinedTeamNames } : { teamNames })),
  };
  if (teamQuestions === undefined) return isEmptyPatch(patch) ? null : patch;
  const known = new Map(before.teamQuestions.map((question) => [question.questionId, question]));
  const changed = teamQuestions.filter((question) => !isSameView(known.get(question.questionId), question));
  return { ...patch, teamQuestions: changed };
}

function mergeQuestions(
  questions: readonly TeamQuestion[],
  changed: readonly TeamQuestion[],
): readonly TeamQuestion[] {
  // A new question was asked last, so it belongs at the end, where the map puts it.
  return [...new Map([...questions, ...changed].map((question) => [question.questionId, question])).values()];
}

/** The view after a patch; questions are put in by id, joined names at the end, other fields replace. */
export function applyTeamSessionPatch(
  state: TeamSession,
  { teamQuestions, joinedTeamNames, ...patch }: TeamSessionPatch,
): TeamSession {
  return {
    ...state,
    ...patch,
    ...(joinedTeamNames && { teamNames: [...state.teamNames, ...joinedTeamNames] }),
    ...(teamQuestions && { teamQuestions: mergeQuestions(state.teamQuestions, teamQuestions) }),
  };
}
