import type { ImportedQuestion, LibraryCatalogue, LibraryQuestion } from '@pubquiz/db';

/** The names of what library questions are sorted by, by id. */
export type SortingNames = ReadonlyMap<string | null, string>;

/** All names of a library, in one table: ids are unique over all of them. */
export function sortingNames({ categories, difficulties, contributors }: LibraryCatalogue): SortingNames {
  return new Map([
    ...[...categories, ...difficulties].map(({ id, name }) => [id, name] as const),
    ...contributors.map(({ id, moniker }) => [id, moniker] as const),
  ]);
}

/** A library question as a file has it, which another library can import. */
export function exportedQuestion(
  {
    contributorId,
    libraryCategoryId,
    libraryDifficultyId,
    libraryTags,
    createdTime: _createdTime,
    updatedTime: _updatedTime,
    ...question
  }: LibraryQuestion,
  names: SortingNames,
): ImportedQuestion {
  return {
    ...question,
    category: names.get(libraryCategoryId) ?? null,
    difficulty: names.get(libraryDifficultyId) ?? null,
    tags: libraryTags.map(({ name }) => name),
    contributor: names.get(contributorId) ?? null,
  };
}
