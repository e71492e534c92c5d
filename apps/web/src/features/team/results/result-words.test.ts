import { expect, test } from 'vitest';
import { aTeam } from '../testing/team-builders';
import { placeWords, pointsWords, teamTotal } from './result-words';

test('[ENT-31] a total is the sum of what was awarded', () => {
  const score = (questionId: string, pointsAwarded: number) => ({
    questionId,
    pointsAwarded,
    isCorrect: true,
  });
  expect(
    teamTotal({
      ...aTeam().teamAnswerScoreSheet,
      questionIdToTeamAnswerScore: { a: score('a', 0.1), b: score('b', 0.2) },
    }),
  ).toBe(0.3);
});

test('[TEAM-34] a place is shared when tied and written with its ending', () => {
  expect(placeWords({ placementOrdinal: 1, isPlacementShared: false })).toBe('1st place');
  expect(placeWords({ placementOrdinal: 2, isPlacementShared: true })).toBe('shared 2nd place');
  expect(placeWords({ placementOrdinal: 13, isPlacementShared: false })).toBe('13th place');
});

test('[SCORE-4] an unknown place is the last', () => {
  expect(placeWords({ placementOrdinal: null, isPlacementShared: false })).toBe('last place');
});

test('[TEAM-34] points are told out of what was possible', () => {
  expect(pointsWords(7.5, 10)).toBe('7.5 out of 10 points');
  expect(pointsWords(7.5, null)).toBe('7.5 points');
});
