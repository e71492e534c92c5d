import { expect, test } from 'vitest';
import { aTeam } from '../testing/team-builders';
import { cheer } from './cheer';

function placements(...ordinals: readonly number[]) {
  return ordinals.map((placementOrdinal) => ({ placementOrdinal, teamName: 'Any', totalScore: 1 }));
}

function scores(placementOrdinal: number | null, isPlacementShared = false) {
  return { ...aTeam().teamAnswerScoreSheet, placementOrdinal, isPlacementShared };
}

test.each([
  { place: 1, among: [1], words: 'First, and nobody here to argue.' },
  { place: 1, among: [1, 2], words: 'Drinks are on the other tables.' },
  { place: 2, among: [1, 2], words: 'Every pub needs a team that came for the company.' },
  { place: 3, among: [1, 2, 3, 4], words: 'On the podium. The crisps are well deserved.' },
  { place: 4, among: [1, 2, 3, 4, 5], words: 'Comfortably ahead of those behind you.' },
])('place $place of $among.length has a word of its own', ({ place, among, words }) => {
  expect(cheer(placements(...among), scores(place))).toBe(words);
});

test('a shared first place is told as shared, also when all teams share it', () => {
  expect(cheer(placements(1, 1), scores(1, true))).toBe('First among equals. Somebody fetch a tie-breaker.');
});

test('an unknown place gets no word', () => {
  expect(cheer(placements(1, 2), scores(null))).toBeNull();
});
