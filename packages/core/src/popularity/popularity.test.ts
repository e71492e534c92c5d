import { expect, test } from 'vitest';
import { DIFFICULTY_MARKERS, difficultyFlags, type QuestionMarks } from './difficulty';
import { popularLimit, popularQuestions, unpopularQuestions } from './popular-questions';

function votes(...counts: readonly (readonly [number, number])[]) {
  return counts.map(([upvoteCount, downvoteCount], index) => ({
    number: index + 1,
    upvoteCount,
    downvoteCount,
  }));
}

function numbers(questions: readonly { readonly number: number }[]): readonly number[] {
  return questions.map(({ number }) => number);
}

test('[SCORE-5] a popular question has upvotes and is not outvoted', () => {
  expect(numbers(popularQuestions(votes([2, 2], [1, 2], [0, 0], [1, 0])))).toEqual([4, 1]);
});

test('[SCORE-6] popular questions come by net votes, then upvotes, then number', () => {
  expect(numbers(popularQuestions(votes([1, 0], [3, 2], [2, 0], [1, 0])))).toEqual([3, 2, 1, 4]);
});

test.each([
  [0, 5],
  [8, 5],
  [11, 5],
  [12, 6],
  [16, 8],
  [20, 10],
  [30, 10],
])('[SCORE-6] of %i asked questions at most %i are popular', (asked, limit) => {
  expect(popularLimit(asked)).toBe(limit);
  expect(popularQuestions(votes(...Array.from({ length: asked }, () => [1, 0] as const)))).toHaveLength(
    Math.min(asked, limit),
  );
});

test('[SCORE-7] one downvoted question shows one, two or more show two', () => {
  expect(numbers(unpopularQuestions(votes([1, 0])))).toEqual([]);
  expect(numbers(unpopularQuestions(votes([0, 0], [0, 1])))).toEqual([2]);
  expect(numbers(unpopularQuestions(votes([0, 1], [0, 3], [0, 2])))).toEqual([2, 3]);
});

test('[SCORE-7] of equally downvoted questions the one with fewer upvotes comes first, then the earlier one', () => {
  expect(numbers(unpopularQuestions(votes([2, 1], [0, 1], [0, 1])))).toEqual([2, 3]);
});

function flagged(...marks: readonly (readonly [number, number])[]): [readonly number[], readonly number[]] {
  const questions: readonly (QuestionMarks & { readonly number: number })[] = marks.map(
    ([correctCount, incorrectCount], index) => ({ number: index + 1, correctCount, incorrectCount }),
  );
  const { hardest, easiest } = difficultyFlags(questions);
  return [numbers([...hardest]), numbers([...easiest])];
}

test('[SCORE-9] difficulty is the share of correct among marked answers', () => {
  expect(flagged([1, 9], [1, 1], [5, 0])).toEqual([[1], [3]]);
  expect(flagged([10, 10], [2, 1], [0, 0])).toEqual([[1], [2]]);
});

test('[SCORE-10] two questions may share a marker, three lose it, each set for itself', () => {
  expect(flagged([0, 1], [0, 2], [1, 0])).toEqual([[1, 2], [3]]);
  expect(flagged([0, 1], [0, 2], [0, 3], [1, 0])).toEqual([[], [4]]);
  expect(flagged([0, 1], [1, 0], [2, 0], [3, 0])).toEqual([[1], []]);
});

test('[SCORE-10] where all shares are equal nothing stands out', () => {
  expect(flagged([1, 1], [2, 2])).toEqual([[], []]);
  expect(flagged([1, 0])).toEqual([[], []]);
  expect(flagged()).toEqual([[], []]);
});

test('[SCORE-8] the hardest have three marks, the easiest one', () => {
  expect(DIFFICULTY_MARKERS).toEqual({ hardest: 3, easiest: 1 });
});
