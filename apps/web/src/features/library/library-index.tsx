import { Card } from '@pubquiz/ui/card';
import { LibraryBig, NotebookText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import './library-index.css';

/** What the library holds; 'Quiz library' is only a label (LIB-2). */
export function LibraryIndex() {
  return (
    <div className="library-index">
      <h1>Library</h1>
      <ul>
        <Card as="li" className="library-index-shelf">
          <span className="library-index-icon" aria-hidden="true">
            <LibraryBig />
          </span>
          <h2>
            <Link to={paths.libraryQuestions()}>Question Library</Link>
          </h2>
          <p className="pq-quiet">Ready-made questions to borrow for your own quiz.</p>
        </Card>
        <Card as="li" tone="sunken" className="library-index-shelf">
          <span className="library-index-icon" aria-hidden="true">
            <NotebookText />
          </span>
          <h2>Quiz library</h2>
        </Card>
      </ul>
    </div>
  );
}
