import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AT } from '../testing/builders';
import type { TeamState } from '../session/session-state';
import { ordinal } from './ordinal';
import { placements, totalScore } from './placement';

function aTeam(id: string, name: string, points: readonly number[]): TeamState {
  return {
    team: {
      id,
      sessionId: 'session-1',
      name,
      writerBrowserId: null,
      createdTime: AT,
      answersUpdatedTime: AT,
    },
    answers: new Map(),
    scores: new Map(
      points.map((pointsAwarded, index) => [
        `q${index}`,
        {
          teamId: id,
          questionId: `q${index}`,
          isCorrect: true,
          pointsAwarded,
          isAutoMarkedCorrect: false,
          wasAutoMarkedCorrect: false,
          isMarkedByQuizmaster: true,
        },
      ]),
    ),
  };
}

function places(teams: readonly TeamState[]): (string | number)[][] {
  return placements({ teams }).map(({ placementOrdinal, teamName, totalScore: total }) => [
    placementOrdinal,
    teamName,
    total,
  ]);
}

test('[SCORE-1] teams are sorted by total score, highest first, then by name', () => {
  const teams = [
    aTeam('1', 'Bears', [1]),
    aTeam('2', 'élan', [2]),
    aTeam('3', 'Zebras', [2]),
    aTeam('4', 'ants', [2]),
  ];
  expect(places(teams)).toEqual([
    [1, 'ants', 2],
    [1, 'élan', 2],
    [1, 'Zebras', 2],
    [2, 'Bears', 1],
  ]);
});

test('[SCORE-2] equal scores share an ordinal and the next is one higher', () => {
  const teams = [aTeam('1', 'A', [3]), aTeam('2', 'B', [3]), aTeam('3', 'C', [2]), aTeam('4', 'D', [0])];
  expect(places(teams).map(([place]) => place)).toEqual([1, 1, 2, 3]);
});

test('[SCORE-2, ENT-31] totals that differ only by the dust of binary fractions are equal', () => {
  const teams = [aTeam('1', 'A', [0.1, 0.2]), aTeam('2', 'B', [0.3])];
  expect(places(teams)).toEqual([
    [1, 'A', 0.3],
    [1, 'B', 0.3],
  ]);
});

test('[MARK-5] points of an answer that is not correct do not count', () => {
  const team = aTeam('1', 'A', [2]);
  const scores = new Map([...team.scores].map(([id, score]) => [id, { ...score, isCorrect: false }]));
  expect(totalScore({ scores })).toBe(0);
});

const someTeams = fc
  .array(
    fc.record({
      name: fc.string({ maxLength: 3 }),
      points: fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 4 }),
    }),
    {
      maxLength: 12,
    },
  )
  .map((teams) => teams.map(({ name, points }, index) => aTeam(`team-${index}`, name, points)));

test('[SCORE-1] the order of arrival does not matter', () => {
  fc.assert(
    fc.property(
      someTeams.chain((teams) =>
        fc.tuple(fc.constant(teams), fc.shuffledSubarray(teams, { minLength: teams.length })),
      ),
      ([teams, shuffled]) => {
        expect(placements({ teams: shuffled })).toEqual(placements({ teams }));
      },
    ),
  );
});

test('[SCORE-2] ordinals never skip, and are shared exactly by equal scores', () => {
  fc.assert(
    fc.property(someTeams, (teams) => {
      const placed = placements({ teams });
      for (const [index, { placementOrdinal, totalScore: total }] of placed.entries()) {
        const before = placed[index - 1];
        if (before === undefined) expect(placementOrdinal).toBe(1);
        else expect(placementOrdinal - before.placementOrdinal).toBe(total === before.totalScore ? 0 : 1);
      }
    }),
  );
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('[SCORE-3] the place %i is written %s', (place, expected) => {
  expect(ordinal(place)).toBe(expected);
});

test('[SCORE-4] an unknown place is called last', () => {
  expect(ordinal(null)).toBe('last');
  expect(ordinal(undefined)).toBe('last');
});
