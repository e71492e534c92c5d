import type { LibraryCatalogue, LibraryContributor, LibraryGroup, LibraryTag } from '@pubquiz/db';

/** What library questions are sorted by (wire contract 2.11). */
export interface LibraryCatalogueView {
  readonly libraryCategories: readonly LibraryGroup[];
  /** From easy to hard. */
  readonly libraryDifficulties: readonly LibraryGroup[];
  readonly libraryTags: readonly LibraryTag[];
}

/** Who gave questions to the library (ENT-23). */
export interface ContributorView {
  readonly id: string;
  readonly userAccountId: string | null;
  readonly moniker: string;
}

/** Categories, difficulties and tags as every account gets them. */
export function catalogueView({ categories, difficulties, tags }: LibraryCatalogue): LibraryCatalogueView {
  return { libraryCategories: categories, libraryDifficulties: difficulties, libraryTags: tags };
}

/** A contributor as editors get it. */
export function contributorView({ id, accountId, moniker }: LibraryContributor): ContributorView {
  return { id, userAccountId: accountId, moniker };
}
