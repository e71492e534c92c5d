import { expect, test } from 'vitest';
import { emptyQuestionFields } from '../answer-sheet/question';
import {
  borrowedAllSentence,
  canSelectToBorrow,
  decideBorrow,
  libraryAllowances,
  secondsToNextUtcDay,
  utcDay,
} from './allowance';
import { libraryQuestionProblem } from './library-question-problem';
import { planRandomList } from './random-list';

const EVENING = new Date('2026-03-05T23:59:30.500Z');

function ids(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => `lq-${from + index}`);
}

test('[LIB-15, LIB-16, ENT-24] 100 questions can be seen and 20 borrowed a day, and what is left is never below 0', () => {
  expect(libraryAllowances({ viewedCount: 12, borrowedCount: 0 })).toEqual({
    view: { totalCount: 100, remainingCount: 88, period: 'day' },
    borrow: { totalCount: 20, remainingCount: 20, period: 'day' },
  });
  expect(libraryAllowances({ viewedCount: 104, borrowedCount: 21 })).toMatchObject({
    view: { remainingCount: 0 },
    borrow: { remainingCount: 0 },
  });
});

test('[LIB-17] allowances are counted for the UTC day and begin anew at midnight', () => {
  expect(utcDay(EVENING)).toBe('2026-03-05');
  expect(utcDay(new Date('2026-03-06T00:00:00.000Z'))).toBe('2026-03-06');
  expect(secondsToNextUtcDay(EVENING)).toBe(30);
  expect(secondsToNextUtcDay(new Date('2026-03-06T00:00:00.000Z'))).toBe(86_400);
});

test.each([
  [1, 0, true],
  [1, 1, false],
  [0, 0, false],
  [20, 19, true],
  [20, 20, false],
])('[LIB-13] with %i left and %i selected one more can be selected: %s', (...[left, selected, expected]) => {
  const { borrow } = libraryAllowances({ viewedCount: 0, borrowedCount: 20 - left });
  expect(canSelectToBorrow(borrow, selected)).toBe(expected);
});

test.each([
  [
    { unseenCount: 50, seenCount: 0, remainingViews: 100 },
    { unseen: 12, seen: 0 },
  ],
  [
    { unseenCount: 50, seenCount: 90, remainingViews: 4 },
    { unseen: 4, seen: 0 },
  ],
  [
    { unseenCount: 5, seenCount: 90, remainingViews: 10 },
    { unseen: 5, seen: 7 },
  ],
  [
    { unseenCount: 5, seenCount: 3, remainingViews: 5 },
    { unseen: 5, seen: 3 },
  ],
  [
    { unseenCount: 0, seenCount: 90, remainingViews: 10 },
    { unseen: 0, seen: 12 },
  ],
  [
    { unseenCount: 50, seenCount: 90, remainingViews: 0 },
    { unseen: 0, seen: 0 },
  ],
])('[LIB-14, LIB-18] of %j a random list takes %j', (supply, plan) => {
  expect(planRandomList(supply)).toEqual(plan);
});

test('[LIB-16] a question borrowed today is free, a repeated one counts once', () => {
  const decided = decideBorrow({
    libraryQuestionIds: ['lq-0', 'lq-1', 'lq-1', 'lq-30'],
    borrowedTodayIds: new Set(ids(18)),
    at: EVENING,
  });
  expect(decided).toEqual({ ok: true, value: ['lq-30'] });
});

test('[LIB-16] with nothing left, what was borrowed today can be borrowed again', () => {
  const wish = { libraryQuestionIds: ['lq-3'], borrowedTodayIds: new Set(ids(20)), at: EVENING };
  expect(decideBorrow(wish)).toEqual({ ok: true, value: [] });
});

test("[LIB-19, ERR-15] a borrow beyond the allowance is refused as a whole until tomorrow: 'You have borrowed all of today's 20 questions'", () => {
  expect(
    decideBorrow({ libraryQuestionIds: ids(3, 100), borrowedTodayIds: new Set(ids(18)), at: EVENING }),
  ).toEqual({
    ok: false,
    refusal: {
      code: 'too-many-requests',
      message: "You have borrowed all of today's 20 questions",
      retryAfterSeconds: 30,
    },
  });
  expect(borrowedAllSentence(20)).toBe("You have borrowed all of today's 20 questions");
});

test('[REST-41] a library question needs a text and an answer or options', () => {
  const text = { ...emptyQuestionFields, question: 'Who?' };
  expect(libraryQuestionProblem({ ...text, correctAnswer: 'Me' })).toBeNull();
  expect(
    libraryQuestionProblem({ ...text, answerEntryType: 'multiChoice', correctMultiAnswer: '--A' }),
  ).toBeNull();
  expect(libraryQuestionProblem({ ...text, correctAnswer: ' ; ' })).toBe(
    'A correct answer or multiple-choice options are required',
  );
  expect(libraryQuestionProblem({ ...emptyQuestionFields, correctAnswer: 'Me' })).toBe(
    'Question is required',
  );
});
