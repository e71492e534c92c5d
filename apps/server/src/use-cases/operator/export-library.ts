import type { ImportedQuestion, PageRequest } from '@pubquiz/db';
import type { Deps } from '../../deps';
import { cursorText } from '../admin/page-view';
import { exportedQuestion, sortingNames } from './exported-question';

export interface LibraryExportPage {
  readonly questions: readonly ImportedQuestion[];
  readonly totalCount: number;
  readonly nextCursor: string | null;
}

/** A part of the library, oldest first, in the form that the import takes. */
export async function exportLibrary(
  { library }: Pick<Deps, 'library'>,
  request: PageRequest,
): Promise<LibraryExportPage> {
  const [{ items, next }, catalogue, totalCount] = await Promise.all([
    library.page(request),
    library.catalogue(),
    library.count(),
  ]);
  const names = sortingNames(catalogue);
  return {
    questions: items.map((question) => exportedQuestion(question, names)),
    totalCount,
    nextCursor: cursorText(next),
  };
}
