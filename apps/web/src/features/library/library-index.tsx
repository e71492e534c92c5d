import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** What the library holds; 'Quiz library' is only a label (LIB-2). */
export function LibraryIndex() {
  return (
    <div className="pq-prose">
      <h1>Library</h1>
      <ul>
        <li>
          <Link to={paths.libraryQuestions()}>Question Library</Link>: ready-made questions to borrow for your
          quiz
        </li>
        <li className="pq-quiet">Quiz library</li>
      </ul>
    </div>
  );
}
