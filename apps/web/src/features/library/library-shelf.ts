import type { LibraryAllowances, ListedLibraryQuestion } from '@pubquiz/core';

/** A category, a difficulty or a tag, as the library names it. */
export interface LibraryGroup {
  readonly id: string;
  readonly name: string;
}

/** What a draw of random questions brings (LIB-14). */
export interface LibraryDraw {
  readonly libraryQuestions: readonly ListedLibraryQuestion[];
  readonly libraryAllowances: LibraryAllowances;
  readonly libraryCategories: readonly LibraryGroup[];
  /** From easy to hard. */
  readonly libraryDifficulties: readonly LibraryGroup[];
  readonly libraryTags: readonly LibraryGroup[];
}

/** What a visitor chose to see of the library; null chooses all. */
export interface ShelfFilter {
  readonly libraryCategoryId: string | null;
  readonly libraryDifficultyId: string | null;
  readonly libraryTagId: string | null;
}

export const WHOLE_SHELF: ShelfFilter = {
  libraryCategoryId: null,
  libraryDifficultyId: null,
  libraryTagId: null,
};

/** The new draw behind what was drawn before; a question stands on the shelf once (LIB-11). */
export function addToShelf(shelf: LibraryDraw | undefined, draw: LibraryDraw): LibraryDraw {
  const byId = new Map<string, ListedLibraryQuestion>();
  for (const question of [...(shelf?.libraryQuestions ?? []), ...draw.libraryQuestions]) {
    if (!byId.has(question.id)) byId.set(question.id, question);
  }
  return { ...draw, libraryQuestions: [...byId.values()] };
}

/** The questions that a filter leaves. */
export function filterShelf(
  questions: readonly ListedLibraryQuestion[],
  { libraryCategoryId, libraryDifficultyId, libraryTagId }: ShelfFilter,
): readonly ListedLibraryQuestion[] {
  return questions.filter(
    (question) =>
      (libraryCategoryId === null || question.libraryCategoryId === libraryCategoryId) &&
      (libraryDifficultyId === null || question.libraryDifficultyId === libraryDifficultyId) &&
      (libraryTagId === null || question.libraryTags.some((tag) => tag.id === libraryTagId)),
  );
}
