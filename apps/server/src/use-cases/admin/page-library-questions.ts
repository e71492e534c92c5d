import { fullLibraryQuestion, type FullLibraryQuestion } from '@pubquiz/core';
import type { PageRequest } from '@pubquiz/db';
import type { Deps } from '../../deps';
import { cursorText } from './page-view';

export interface LibraryQuestionsPage {
  readonly libraryQuestions: readonly FullLibraryQuestion[];
  readonly totalCount: number;
  readonly matchCount: number;
  /** False when the search took too long and stopped before the end of the library. */
  readonly isComplete: boolean;
  readonly nextCursor: string | null;
}

/** A part of the library questions that the filter matches, the newest first (ADMIN-9 to ADMIN-11). */
export async function pageLibraryQuestions(
  { library, librarySearch }: Pick<Deps, 'library' | 'librarySearch'>,
  { filter, ...request }: PageRequest & { readonly filter: string },
): Promise<LibraryQuestionsPage> {
  if (filter === '') {
    const [{ items, next }, totalCount] = await Promise.all([library.newest(request), library.count()]);
    return {
      libraryQuestions: items.map(fullLibraryQuestion),
      totalCount,
      matchCount: totalCount,
      isComplete: true,
      nextCursor: cursorText(next),
    };
  }
  const found = await librarySearch.find(filter, request);
  const questions = await library.byIds(found.ids);
  return {
    libraryQuestions: questions.map(fullLibraryQuestion),
    totalCount: found.totalCount,
    matchCount: found.matchCount,
    isComplete: found.isComplete,
    nextCursor: cursorText(found.next),
  };
}
