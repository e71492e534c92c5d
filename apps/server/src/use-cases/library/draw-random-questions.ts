import {
  libraryAllowances,
  listedLibraryQuestion,
  planRandomList,
  utcDay,
  type LibraryAllowances,
  type ListedLibraryQuestion,
} from '@pubquiz/core';
import type { LibraryFilter } from '@pubquiz/db';
import type { UserSession } from '../../auth/user-session';
import type { Deps } from '../../deps';
import { catalogueView, type LibraryCatalogueView } from './catalogue-view';

export type RandomQuestions = LibraryCatalogueView & {
  readonly libraryQuestions: readonly ListedLibraryQuestion[];
  readonly libraryAllowances: LibraryAllowances;
};

/** Random questions without their answers, charged to the view allowance; an empty list once it is used up (LIB-18). */
export async function drawRandomQuestions(
  { library, now }: Pick<Deps, 'library' | 'now'>,
  { accountId }: Pick<UserSession, 'accountId'>,
  filter: LibraryFilter | null,
): Promise<RandomQuestions> {
  const drawn = await library.drawRandom(
    { accountId, day: utcDay(now()), filter },
    ({ unseenCount, seenCount, viewedCount }) => {
      const { remainingCount } = libraryAllowances({ viewedCount, borrowedCount: 0 }).view;
      return planRandomList({ unseenCount, seenCount, remainingViews: remainingCount });
    },
  );
  return {
    libraryQuestions: drawn.questions.map(listedLibraryQuestion),
    libraryAllowances: libraryAllowances(drawn.use),
    ...catalogueView(await library.catalogue()),
  };
}
