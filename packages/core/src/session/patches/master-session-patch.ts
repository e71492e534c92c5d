import type { MasterSessionPatch } from '../live-message';
import type { MasterAnswerScoreSheet, MasterSession } from '../views/master-views';
import { changedEntries, changedFields, isEmptyPatch } from './changed-fields';
import { isSameView } from './is-same-view';
import { applyTeamAnswerSheetPatch, diffTeamAnswerSheet } from './team-feed-patch';

interface TeamSheet {
  readonly teamId: string;
}

function diffScoreSheet(
  before: MasterAnswerScoreSheet,
  after: MasterAnswerScoreSheet,
): MasterAnswerScoreSheet {
  return {
    ...after,
    questionIdToMasterAnswerScore: changedEntries(
      before.questionIdToMasterAnswerScore,
      after.questionIdToMasterAnswerScore,
    ),
  };
}

function applyScoreSheetPatch(
  sheet: MasterAnswerScoreSheet,
  patch: MasterAnswerScoreSheet,
): MasterAnswerScoreSheet {
  const entries = { ...sheet.questionIdToMasterAnswerScore, ...patch.questionIdToMasterAnswerScore };
  return { ...patch, questionIdToMasterAnswerScore: entries };
}

function byTeam<Sheet extends TeamSheet>(sheets: readonly Sheet[]): Map<string, Sheet> {
  return new Map(sheets.map((sheet) => [sheet.teamId, sheet]));
}

/** The sheets that changed, each cut down to what changed in it; new teams' sheets are whole. */
function diffSheets<Sheet extends TeamSheet>(
  before: readonly Sheet[],
  after: readonly Sheet[],
  diff: (before: Sheet, after: Sheet) => Sheet,
): readonly Sheet[] {
  const known = byTeam(before);
  const changed: Sheet[] = [];
  for (const sheet of after) {
    const earlier = known.get(sheet.teamId);
    if (earlier === undefined) changed.push(sheet);
    else if (!isSameView(earlier, sheet)) changed.push(diff(earlier, sheet));
  }
  return changed;
}

/** What changed for the quizmaster; null when nothing did. */
export function diffMasterSession(before: MasterSession, after: MasterSession): MasterSessionPatch | null {
  const fields = changedFields(withoutSheets(before), withoutSheets(after));
  const answers = diffSheets(before.teamAnswerSheets, after.teamAnswerSheets, diffTeamAnswerSheet);
  const scores = diffSheets(before.masterAnswerScoreSheets, after.masterAnswerScoreSheets, diffScoreSheet);
  const left = byTeam(after.teamAnswerSheets);
  const deletedTeamIds = before.teamAnswerSheets
    .map(({ teamId }) => teamId)
    .filter((teamId) => !left.has(teamId));
  const patch: MasterSessionPatch = {
    ...fields,
    ...(answers.length > 0 && { teamAnswerSheets: answers }),
    ...(scores.length > 0 && { masterAnswerScoreSheets: scores }),
    ...(deletedTeamIds.length > 0 && { deletedTeamIds }),
  };
  return isEmptyPatch(patch) ? null : patch;
}

function withoutSheets({
  teamAnswerSheets: _answers,
  masterAnswerScoreSheets: _scores,
  ...fields
}: MasterSession): Omit<MasterSession, 'teamAnswerSheets' | 'masterAnswerScoreSheets'> {
  return fields;
}

function applySheets<Sheet extends TeamSheet>(
  sheets: readonly Sheet[],
  changed: readonly Sheet[] | undefined,
  apply: (sheet: Sheet, patch: Sheet) => Sheet,
): readonly Sheet[] {
  if (changed === undefined) return sheets;
  const result = byTeam(sheets);
  for (const patch of changed) {
    const sheet = result.get(patch.teamId);
    result.set(patch.teamId, sheet === undefined ? patch : apply(sheet, patch));
  }
  return [...result.values()];
}

/** The view after a patch; sheets are put in by team and question, other fields replace. */
export function applyMasterSessionPatch(state: MasterSession, patch: MasterSessionPatch): MasterSession {
  const { teamAnswerSheets, masterAnswerScoreSheets, deletedTeamIds = [], ...fields } = patch;
  const deleted = new Set(deletedTeamIds);
  const isLeft = ({ teamId }: TeamSheet): boolean => !deleted.has(teamId);
  return {
    ...state,
    ...fields,
    teamAnswerSheets: applySheets(
      state.teamAnswerSheets.filter(isLeft),
      teamAnswerSheets,
      applyTeamAnswerSheetPatch,
    ),
    masterAnswerScoreSheets: applySheets(
      state.masterAnswerScoreSheets.filter(isLeft),
      masterAnswerScoreSheets,
      applyScoreSheetPatch,
    ),
  };
}
