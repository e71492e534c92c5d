import { expect, test } from 'vitest';
import { A_CATALOGUE } from '../../testing/a-library';
import { addSorting, chosenSorting, removeSorting, suggestSorting, type Sorting } from './sorting';

const NONE: Sorting = { libraryCategoryId: null, libraryDifficultyId: null, libraryTags: [] };
const ZOOS = { kind: 'tag', id: 'tag-z', name: 'zoos' } as const;
const ATLAS = { kind: 'tag', id: 'tag-a', name: 'atlas' } as const;

test('[ADMIN-17] of two difficulties and two categories the last chosen stays', () => {
  const sorting = [
    { kind: 'difficulty', id: 'diff-1', name: 'Easy' } as const,
    { kind: 'category', id: 'cat-geo', name: 'Geography' } as const,
    { kind: 'difficulty', id: 'diff-2', name: 'Hard' } as const,
    { kind: 'category', id: 'cat-music', name: 'Music' } as const,
  ].reduce(addSorting, NONE);
  expect(sorting).toEqual({ ...NONE, libraryDifficultyId: 'diff-2', libraryCategoryId: 'cat-music' });
});

test('[ADMIN-17] tags stay sorted by name, and each is there once', () => {
  const sorting = [ZOOS, ATLAS, ZOOS].reduce(addSorting, NONE);
  expect(sorting.libraryTags.map(({ name }) => name)).toEqual(['atlas', 'zoos']);
});

test('[ADMIN-16] only what the library knows is suggested, beginnings first, and not what is chosen already', () => {
  const names = (text: string, sorting = NONE) =>
    suggestSorting(text, sorting, A_CATALOGUE).map(({ name }) => name);
  expect(names('s')).toEqual(['Easy', 'Music', 'atlas', 'rivers', 'zoos']);
  expect(names('  A ')).toEqual(['atlas', 'Easy', 'Hard', 'Geography']);
  expect(names('atl', addSorting(NONE, ATLAS))).toEqual([]);
  expect(names('sausages')).toEqual([]);
});

test('[ADMIN-13] a question shows its difficulty, its category, then its tags', () => {
  const sorting = { ...addSorting(NONE, ZOOS), libraryDifficultyId: 'diff-1', libraryCategoryId: 'cat-geo' };
  expect(chosenSorting(sorting, A_CATALOGUE).map(({ name }) => name)).toEqual(['Easy', 'Geography', 'zoos']);
});

test('what was chosen can be taken away again', () => {
  const sorting = { ...addSorting(NONE, ZOOS), libraryDifficultyId: 'diff-1', libraryCategoryId: 'cat-geo' };
  expect(chosenSorting(sorting, A_CATALOGUE).reduce(removeSorting, sorting)).toEqual(NONE);
});
