import { expect, test } from 'vitest';
import { aDraw, aListedQuestion } from '../../testing/a-library';
import { addToShelf, filterShelf, WHOLE_SHELF } from './library-shelf';

const river = aListedQuestion('lq-1');
const song = aListedQuestion('lq-2', {
  libraryCategoryId: 'cat-music',
  libraryDifficultyId: 'diff-2',
  libraryTags: [],
});

test('[LIB-11] a question that is drawn twice stands on the shelf once', () => {
  const shelf = addToShelf(
    aDraw([river, song]),
    aDraw([song, aListedQuestion('lq-3'), river], { viewed: 24 }),
  );
  expect(shelf.libraryQuestions.map(({ id }) => id)).toEqual(['lq-1', 'lq-2', 'lq-3']);
  expect(shelf.libraryAllowances.view.remainingCount).toBe(76);
});

test('[LIB-11] repeats within one draw stand there once, too', () => {
  expect(addToShelf(undefined, aDraw([river, river])).libraryQuestions).toEqual([river]);
});

test.each([
  [WHOLE_SHELF, ['lq-1', 'lq-2']],
  [{ ...WHOLE_SHELF, libraryCategoryId: 'cat-music' }, ['lq-2']],
  [{ ...WHOLE_SHELF, libraryDifficultyId: 'diff-1' }, ['lq-1']],
  [{ ...WHOLE_SHELF, libraryTagId: 'tag-r' }, ['lq-1']],
  [{ ...WHOLE_SHELF, libraryTagId: 'tag-r', libraryDifficultyId: 'diff-2' }, []],
])('of the shelf the filter %j leaves %j', (filter, left) => {
  expect(filterShelf([river, song], filter).map(({ id }) => id)).toEqual(left);
});
