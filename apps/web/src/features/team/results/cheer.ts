import type { TeamAnswerScoreSheet, TeamPlacement } from '@pubquiz/core';

/** A word from the landlord beside a team's place; none while places are unknown. */
export function cheer(
  placements: readonly TeamPlacement[],
  { placementOrdinal: place, isPlacementShared }: TeamAnswerScoreSheet,
): string | null {
  if (place === null || placements.length === 0) return null;
  if (placements.length === 1) return 'First, and nobody here to argue.';
  if (place === 1 && isPlacementShared) return 'First among equals. Somebody fetch a tie-breaker.';
  if (place === 1) return 'Drinks are on the other tables.';
  const last = Math.max(...placements.map(({ placementOrdinal }) => placementOrdinal));
  if (place === last) return 'Every pub needs a team that came for the company.';
  if (place <= 3) return 'On the podium. The crisps are well deserved.';
  return 'Comfortably ahead of those behind you.';
}
