import type { MasterAnswerScoreSheet } from '../views/master-views';
import { changedEntries } from './changed-fields';
import { isSameView } from './is-same-view';

interface TeamSheet {
  readonly teamId: string;
}

/** A team's marks with only the changed ones. */
export function diffScoreSheet(
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

/** A team's marks with the changed ones put in. */
export function applyScoreSheetPatch(
  sheet: MasterAnswerScoreSheet,
  patch: MasterAnswerScoreSheet,
): MasterAnswerScoreSheet {
  const entries = { ...sheet.questionIdToMasterAnswerScore, ...patch.questionIdToMasterAnswerScore };
  return { ...patch, questionIdToMasterAnswerScore: entries };
}

/** The sheets that changed, each cut down to what changed in it; new teams' sheets are whole. */
export function diffSheets<Sheet extends TeamSheet>(
  before: readonly Sheet[],
  after: readonly Sheet[],
  diff: (before: Sheet, after: Sheet) => Sheet,
): readonly Sheet[] {
  const known = new Map(before.map((sheet) => [sheet.teamId, sheet]));
  const changed: Sheet[] = [];
  for (const sheet of after) {
    const earlier = known.get(sheet.teamId);
    if (earlier === undefined) changed.push(sheet);
    else if (!isSameView(earlier, sheet)) changed.push(diff(earlier, sheet));
  }
  return changed;
}

/** The sheets with the changed ones put in by team, new teams' last. */
export function applySheets<Sheet extends TeamSheet>(
  sheets: readonly Sheet[],
  changed: readonly Sheet[],
  apply: (sheet: Sheet, patch: Sheet) => Sheet,
): readonly Sheet[] {
  if (changed.length === 0) return sheets;
  const result = new Map(sheets.map((sheet) => [sheet.teamId, sheet]));
  for (const patch of changed) {
    const sheet = result.get(patch.teamId);
    result.set(patch.teamId, sheet === undefined ? patch : apply(sheet, patch));
  }
  return [...result.values()];
}
