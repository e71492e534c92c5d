import { LibraryBig, NotebookText } from 'lucide-react';
import { CardLinks } from '../../lib/card-links';
import { paths } from '../../lib/paths';

/** What the library holds; 'Quiz library' is only a label (LIB-2). */
export function LibraryIndex() {
  return (
    <CardLinks
      title="Library"
      links={[
        {
          label: 'Question Library',
          to: paths.libraryQuestions(),
          text: 'Ready-made questions to borrow for your own quiz.',
          icon: <LibraryBig />,
        },
        { label: 'Quiz library', icon: <NotebookText /> },
      ]}
    />
  );
}
