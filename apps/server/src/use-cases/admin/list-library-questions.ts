import { fullLibraryQuestion, type FullLibraryQuestion } from '@pubquiz/core';
import type { Deps } from '../../deps';
import {
  catalogueView,
  contributorView,
  type ContributorView,
  type LibraryCatalogueView,
} from '../library/catalogue-view';
import { allPages } from './all-pages';

const QUESTIONS_AT_ONCE = 1000;

export type LibraryQuestionsPart = LibraryCatalogueView & {
  readonly libraryQuestions: readonly FullLibraryQuestion[];
  readonly contributors: readonly ContributorView[];
};

/** All library questions in parts, each with everything they are sorted by (wire contract 10). */
export async function* listLibraryQuestions({
  library,
}: Pick<Deps, 'library'>): AsyncGenerator<LibraryQuestionsPart> {
  const catalogue = await library.catalogue();
  const sorting = {
    ...catalogueView(catalogue),
    contributors: catalogue.contributors.map(contributorView),
  };
  for await (const items of allPages(QUESTIONS_AT_ONCE, (request) => library.newest(request))) {
    yield { libraryQuestions: items.map(fullLibraryQuestion), ...sorting };
  }
}
