import { expect, test } from 'vitest';
import { nextOpenQuestions } from './open-questions';
import { aQuestion, aSession } from './testing/team-builders';

const [one, two, three] = [aQuestion(1), aQuestion(2), aQuestion(3)];
const settled = { isSettled: () => true, focusedQuestionId: null };

function open(...ids: string[]): ReadonlySet<string> {
  return new Set(ids);
}

test('the newest question is unfolded, and with it what still waits for an answer', () => {
  const after = aSession([one, two, three]);
  const context = { isSettled: (id: string) => id === 'q-1', focusedQuestionId: null };
  expect(nextOpenQuestions(open(), { before: null, after }, context)).toEqual(open('q-2', 'q-3'));
});

test('a new question folds the finished ones, but not the one in hand', () => {
  const moments = { before: aSession([one, two]), after: aSession([one, two, three]) };
  expect(nextOpenQuestions(open('q-1', 'q-2'), moments, settled)).toEqual(open('q-3'));
  const inHand = { ...settled, focusedQuestionId: 'q-2' };
  expect(nextOpenQuestions(open('q-1', 'q-2'), moments, inHand)).toEqual(open('q-2', 'q-3'));
});

test('between questions nothing folds by itself', () => {
  const before = aSession([one, two]);
  const moments = { before, after: { ...before, sessionStatus: 'confirmAnswers' as const } };
  expect(nextOpenQuestions(open('q-1', 'q-2'), moments, settled)).toEqual(open('q-1', 'q-2'));
});

test('a revealed question unfolds, and once scoring is revealed all do', () => {
  const before = aSession([one, two, three]);
  const revealed = { ...before, revealedQuestionIds: ['q-1'] };
  expect(nextOpenQuestions(open('q-3'), { before, after: revealed }, settled)).toEqual(open('q-1', 'q-3'));
  const scoring = { ...before, sessionStatus: 'revealScoring' as const };
  expect(nextOpenQuestions(open('q-3'), { before, after: scoring }, settled)).toEqual(
    open('q-1', 'q-2', 'q-3'),
  );
  const leaderboard = { ...before, sessionStatus: 'revealLeaderboard' as const };
  expect(nextOpenQuestions(open('q-1'), { before: scoring, after: leaderboard }, settled)).toEqual(
    open('q-1'),
  );
});
