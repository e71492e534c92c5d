import { LibraryIndex } from '../../features/library/library-index';
import { usePageTitle } from '../../lib/page-title';

/** /library (LIB-2) */
export function LibraryRoute() {
  usePageTitle('Library');
  return <LibraryIndex />;
}
