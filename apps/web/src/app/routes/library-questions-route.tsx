import { LibraryQuestionsPage } from '../../features/library/library-questions-page';
import { usePageTitle } from '../../lib/page-title';

/** /library/questions */
export function LibraryQuestionsRoute() {
  usePageTitle('Question Library');
  return <LibraryQuestionsPage />;
}
