import type { LibraryTagName } from '@pubquiz/core';

/** Where a question belongs in the library. */
export interface Sorting {
  readonly libraryCategoryId: string | null;
  readonly libraryDifficultyId: string | null;
  readonly libraryTags: readonly LibraryTagName[];
}

export interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

/** Everything that questions are sorted by. */
export interface SortingCatalogue {
  readonly libraryCategories: readonly NamedGroup[];
  /** From easy to hard. */
  readonly libraryDifficulties: readonly NamedGroup[];
  readonly libraryTags: readonly NamedGroup[];
}

/** Something to sort a question by, and what kind it is of. */
export interface SortingChoice extends NamedGroup {
  readonly kind: 'difficulty' | 'category' | 'tag';
}

const MOST_SUGGESTIONS = 8;

function allChoices(catalogue: SortingCatalogue): readonly SortingChoice[] {
  return [
    ...catalogue.libraryDifficulties.map(({ id, name }) => ({ kind: 'difficulty' as const, id, name })),
    ...catalogue.libraryCategories.map(({ id, name }) => ({ kind: 'category' as const, id, name })),
    ...catalogue.libraryTags.map(({ id, name }) => ({ kind: 'tag' as const, id, name })),
  ];
}

function isChosen({ kind, id }: SortingChoice, sorting: Sorting): boolean {
  if (kind === 'difficulty') return sorting.libraryDifficultyId === id;
  if (kind === 'category') return sorting.libraryCategoryId === id;
  return sorting.libraryTags.some((tag) => tag.id === id);
}

/** What a question is sorted by: difficulty, category, then its tags by name (ADMIN-13, ADMIN-17). */
export function chosenSorting(sorting: Sorting, catalogue: SortingCatalogue): readonly SortingChoice[] {
  const groups = allChoices({ ...catalogue, libraryTags: [] }).filter((choice) => isChosen(choice, sorting));
  return [...groups, ...sorting.libraryTags.map(({ id, name }) => ({ kind: 'tag' as const, id, name }))];
}

/** What can be added for a text, those that begin with it first; nothing else can be added (ADMIN-16). */
export function suggestSorting(
  text: string,
  sorting: Sorting,
  catalogue: SortingCatalogue,
): readonly SortingChoice[] {
  const wanted = text.trim().toLowerCase();
  const place = ({ name }: SortingChoice) => name.toLowerCase().indexOf(wanted);
  const found = allChoices(catalogue).filter((choice) => place(choice) >= 0 && !isChosen(choice, sorting));
  return [
    ...found.filter((choice) => place(choice) === 0),
    ...found.filter((choice) => place(choice) > 0),
  ].slice(0, MOST_SUGGESTIONS);
}

/** Adds a choice: one difficulty and one category are kept, the last chosen; tags stay sorted by name (ADMIN-17). */
export function addSorting(sorting: Sorting, { kind, id, name }: SortingChoice): Sorting {
  if (kind === 'difficulty') return { ...sorting, libraryDifficultyId: id };
  if (kind === 'category') return { ...sorting, libraryCategoryId: id };
  const others = sorting.libraryTags.filter((tag) => tag.id !== id);
  const libraryTags = [...others, { id, name }].sort((a, b) => a.name.localeCompare(b.name));
  return { ...sorting, libraryTags };
}

/** Takes a choice away. */
export function removeSorting(sorting: Sorting, { kind, id }: SortingChoice): Sorting {
  if (kind === 'difficulty') return { ...sorting, libraryDifficultyId: null };
  if (kind === 'category') return { ...sorting, libraryCategoryId: null };
  return { ...sorting, libraryTags: sorting.libraryTags.filter((tag) => tag.id !== id) };
}
