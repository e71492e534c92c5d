import { placementOrdinals } from '../../placement/placement';
import type { QuestionMetadata } from '../../popularity/question-metadata';
import type { MasterSessionPatch, PlacementPatch } from '../live-message';
import type { MasterPlacement, MasterQuestion, MasterSession } from '../views/master-views';
import type { TeamView } from '../views/session-view';
import { changedFields, isEmptyPatch } from './changed-fields';
import { applyListPatch, diffList, type ListPatch } from './list-patch';
import { applyTeamAnswerSheetPatch, diffTeamAnswerSheet } from './team-feed-patch';
import { applyScoreSheetPatch, applySheets, diffScoreSheet, diffSheets } from './team-sheets-patch';

const teamKey = ({ id }: TeamView): string => id;
const questionKey = ({ question }: MasterQuestion): string => question.id;
const metadataKey = ({ questionId }: QuestionMetadata): string => questionId;
const placementKey = ({ teamId }: PlacementPatch): string => teamId;

function withoutTeams({
  teams: _,
  ...fields
}: MasterSession['session']): Omit<MasterSession['session'], 'teams'> {
  return fields;
}

/** One mark can shift everybody's ordinal, which follows from the order, so that it is left out. */
function bare(placements: readonly MasterPlacement[]): readonly PlacementPatch[] {
  return placements.map(({ team, totalScore }) => ({ teamId: team.id, totalScore }));
}

/** What changed for the quizmaster; null when nothing did. */
export function diffMasterSession(before: MasterSession, after: MasterSession): MasterSessionPatch | null {
  const session = changedFields(withoutTeams(before.session), withoutTeams(after.session));
  const teams = diffList(before.session.teams, after.session.teams, teamKey);
  const questions = diffList(before.questions, after.questions, questionKey);
  const answers = diffSheets(before.teamAnswerSheets, after.teamAnswerSheets, diffTeamAnswerSheet);
  const scores = diffSheets(before.masterAnswerScoreSheets, after.masterAnswerScoreSheets, diffScoreSheet);
  const placements = diffList(bare(before.placements), bare(after.placements), placementKey);
  const metadata = diffList(before.questionsMetadata, after.questionsMetadata, metadataKey);
  const patch: MasterSessionPatch = {
    ...(!isEmptyPatch(session) && { session }),
    ...(teams && { teams }),
    ...(questions && { questions }),
    ...(answers.length > 0 && { teamAnswerSheets: answers }),
    ...(scores.length > 0 && { masterAnswerScoreSheets: scores }),
    ...(placements && { placements }),
    ...(metadata && { questionsMetadata: metadata }),
  };
  return isEmptyPatch(patch) ? null : patch;
}

function applyPlacements(
  placements: readonly MasterPlacement[],
  patch: ListPatch<PlacementPatch> | undefined,
  teams: readonly TeamView[],
): readonly MasterPlacement[] {
  if (patch === undefined) return placements;
  const sorted = applyListPatch(bare(placements), patch, placementKey);
  const ordinals = placementOrdinals(sorted.map(({ totalScore }) => totalScore));
  const teamsById = new Map(teams.map((team) => [team.id, team]));
  return sorted.flatMap(({ teamId, totalScore }, index) => {
    const team = teamsById.get(teamId);
    const placementOrdinal = ordinals[index] ?? 0;
    return team ? [{ placementOrdinal, team, teamName: team.name, totalScore }] : [];
  });
}

/** The view after a patch. What the patch does not name keeps its identity. */
export function applyMasterSessionPatch(state: MasterSession, patch: MasterSessionPatch): MasterSession {
  const { teamAnswerSheets = [], masterAnswerScoreSheets = [] } = patch;
  const gone = new Set(patch.teams?.gone);
  const left = <Sheet extends { readonly teamId: string }>(sheets: readonly Sheet[]): readonly Sheet[] =>
    gone.size === 0 ? sheets : sheets.filter(({ teamId }) => !gone.has(teamId));
  const teams = applyListPatch(state.session.teams, patch.teams, teamKey);
  const isSessionSame = patch.session === undefined && patch.teams === undefined;
  return {
    session: isSessionSame ? state.session : { ...state.session, ...patch.session, teams },
    questions: applyListPatch(state.questions, patch.questions, questionKey),
    teamAnswerSheets: applySheets(left(state.teamAnswerSheets), teamAnswerSheets, applyTeamAnswerSheetPatch),
    masterAnswerScoreSheets: applySheets(
      left(state.masterAnswerScoreSheets),
      masterAnswerScoreSheets,
      applyScoreSheetPatch,
    ),
    placements: applyPlacements(state.placements, patch.placements, teams),
    questionsMetadata: applyListPatch(state.questionsMetadata, patch.questionsMetadata, metadataKey),
  };
}
