import type { Deps } from '../../deps';
import {
  catalogueView,
  contributorView,
  type ContributorView,
  type LibraryCatalogueView,
} from '../library/catalogue-view';

export type EditorCatalogue = LibraryCatalogueView & {
  readonly contributors: readonly ContributorView[];
  /** The contributor of a question that names none (ADMIN-12). */
  readonly defaultContributorId: string;
};

/** What an editor can sort questions by, and by whom they are. */
export async function getEditorCatalogue({
  library,
  settings,
}: Pick<Deps, 'library' | 'settings'>): Promise<EditorCatalogue> {
  const defaultContributorId = await library.contributorId(settings.contributorName);
  const catalogue = await library.catalogue();
  return {
    ...catalogueView(catalogue),
    contributors: catalogue.contributors.map(contributorView),
    defaultContributorId,
  };
}
