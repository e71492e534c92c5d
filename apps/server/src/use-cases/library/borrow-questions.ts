import {
  decideBorrow,
  fullLibraryQuestion,
  libraryAllowances,
  notFound,
  ok,
  utcDay,
  type FullLibraryQuestion,
  type LibraryAllowances,
  type Result,
} from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import type { Deps } from '../../deps';
import { NO_SUCH_LIBRARY_QUESTION } from '../admin/delete-library-question';

export interface BorrowedQuestions {
  readonly libraryQuestions: readonly FullLibraryQuestion[];
  readonly libraryAllowances: LibraryAllowances;
}

/** Gives out questions with their answers (LIB-16); an unknown id is 404, a borrow beyond the allowance 429 (LIB-19). */
export async function borrowQuestions(
  { library, now }: Pick<Deps, 'library' | 'now'>,
  { accountId }: Pick<UserSession, 'accountId'>,
  { libraryQuestionIds }: { readonly libraryQuestionIds: readonly string[] },
): Promise<Result<BorrowedQuestions>> {
  const at = now();
  const borrowed = await library.borrow(
    { accountId, day: utcDay(at), libraryQuestionIds },
    ({ borrowedTodayIds, unknownIds }) => {
      if (unknownIds.length > 0) return notFound(NO_SUCH_LIBRARY_QUESTION);
      return decideBorrow({ libraryQuestionIds, borrowedTodayIds, at });
    },
  );
  if (!borrowed.ok) return borrowed;
  const { questions, use } = borrowed.value;
  return ok({
    libraryQuestions: questions.map(fullLibraryQuestion),
    libraryAllowances: libraryAllowances(use),
  });
}
