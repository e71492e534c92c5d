import { expect, test } from 'vitest';
import { possiblePoints } from '../answer-sheet/possible-points';
import { aQuestion } from '../testing/builders';
import { askNext, eveningIn, play } from '../testing/play';
import { totalPointsPossible } from './session-questions';

test('[ENT-5] the possible points are the points of all questions, the default where one has none', () => {
  const questions = [aQuestion('a'), aQuestion('b', { points: 0.1 }), aQuestion('c', { points: 0.2 })];
  expect(possiblePoints({ defaultPoints: 2, questions })).toBe(2.3);
});

test('[ENT-5] of an evening only what was asked counts', () => {
  expect(totalPointsPossible(eveningIn('askQuestions').session)).toBe(1);
  expect(totalPointsPossible(play(eveningIn('askQuestions'), askNext).session)).toBe(3);
});
