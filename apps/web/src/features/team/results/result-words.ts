import { ordinal, sumPoints, type TeamAnswerScoreSheet } from '@pubquiz/core';

/** A team's total: the sum of what it was awarded (ENT-31). */
export function teamTotal({ questionIdToTeamAnswerScore }: TeamAnswerScoreSheet): number {
  return sumPoints(Object.values(questionIdToTeamAnswerScore).map(({ pointsAwarded }) => pointsAwarded));
}

/** A team's points out of what was possible. */
export function pointsWords(total: number, totalPointsPossible: number | null): string {
  return totalPointsPossible === null ? `${total} points` : `${total} out of ${totalPointsPossible} points`;
}

/** A team's place: '1st place', 'shared 2nd place', or 'last place' when it is unknown (SCORE-3, SCORE-4, TEAM-34). */
export function placeWords({
  placementOrdinal,
  isPlacementShared,
}: Pick<TeamAnswerScoreSheet, 'placementOrdinal' | 'isPlacementShared'>): string {
  return `${isPlacementShared ? 'shared ' : ''}${ordinal(placementOrdinal)} place`;
}
