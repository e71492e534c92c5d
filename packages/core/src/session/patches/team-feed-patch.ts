import type { TeamFeedPatch, TeamFeedState } from '../live-message';
import type { TeamAnswerSheet } from '../views/team-sheets-view';
import { changedEntries, changedFields, isEmptyPatch } from './changed-fields';

/** A sheet with only its changed answers. */
export function diffTeamAnswerSheet(before: TeamAnswerSheet, after: TeamAnswerSheet): TeamAnswerSheet {
  return {
    ...after,
    questionIdToTeamAnswer: changedEntries(before.questionIdToTeamAnswer, after.questionIdToTeamAnswer),
  };
}

/** A sheet with the changed answers put in; other fields replace. */
export function applyTeamAnswerSheetPatch(sheet: TeamAnswerSheet, patch: TeamAnswerSheet): TeamAnswerSheet {
  return {
    ...patch,
    questionIdToTeamAnswer: { ...sheet.questionIdToTeamAnswer, ...patch.questionIdToTeamAnswer },
  };
}

/** What changed for one team's devices; null when nothing that they see did. */
export function diffTeamFeed(before: TeamFeedState, after: TeamFeedState): TeamFeedPatch | null {
  const { teamAnswerSheet, didTeamAnswerSheetChange: _, ...patch } = changedFields(before, after);
  const changed: TeamFeedPatch = {
    ...patch,
    ...(teamAnswerSheet && { teamAnswerSheet: diffTeamAnswerSheet(before.teamAnswerSheet, teamAnswerSheet) }),
  };
  if (isEmptyPatch(changed)) return null;
  return after.didTeamAnswerSheetChange ? { ...changed, didTeamAnswerSheetChange: true } : changed;
}

/** The view after a patch. The flag speaks of the last change only, so a patch without it takes it back. */
export function applyTeamFeedPatch(
  state: TeamFeedState,
  { teamAnswerSheet, didTeamAnswerSheetChange = false, ...patch }: TeamFeedPatch,
): TeamFeedState {
  return {
    ...state,
    ...patch,
    teamAnswerSheet:
      teamAnswerSheet === undefined
        ? state.teamAnswerSheet
        : applyTeamAnswerSheetPatch(state.teamAnswerSheet, teamAnswerSheet),
    didTeamAnswerSheetChange,
  };
}
