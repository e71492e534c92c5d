import { Button, buttonClassName } from '@pubquiz/ui/button';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../../lib/current-user';
import { paths } from '../../lib/paths';
import { PageSkeleton } from '../../lib/shell/page-skeleton';
import { scrollToHeight } from '../../lib/scroll';
import { AllowanceNote } from './allowance-note';
import { LibraryGrid, LibraryGridSkeleton } from './library-grid';
import { filterShelf, WHOLE_SHELF } from './library-shelf';
import { LibrarySignUpCard } from './library-sign-up-card';
import { ShelfFilters } from './shelf-filters';
import { EmptyShelf, ShelfFailure } from './shelf-notices';
import { useLibraryShelf } from './use-library-shelf';

/** Library questions to leaf through (LIB-3, LIB-5, LIB-8). */
export function LibraryQuestionsPage() {
  const account = useAccount();
  return (
    <div className="library-page">
      <header>
        <h1>Question Library</h1>
        <p className="pq-quiet">
          A handful from the shelves. To put questions into a quiz, open its editor and the tab Quiz Question
          Library.
        </p>
      </header>
      {account === undefined ? (
        <PageSkeleton />
      ) : account === null ? (
        <LibrarySignUpCard />
      ) : (
        <RandomQuestions />
      )}
    </div>
  );
}

function RandomQuestions() {
  const [filter, setFilter] = useState(WHOLE_SHELF);
  const { shelf, isDrawing, error, draw } = useLibraryShelf('page', filter);
  if (shelf === undefined) {
    return error === null ? (
      <LibraryGridSkeleton />
    ) : (
      <ShelfFailure error={error} onRetry={() => void draw()} />
    );
  }

  async function drawOthers() {
    await draw();
    scrollToHeight(0);
  }

  const shown = filterShelf(shelf.libraryQuestions, filter);
  return (
    <>
      <AllowanceNote allowances={shelf.libraryAllowances} isBorrowShown={false} />
      {shelf.libraryQuestions.length === 0 ? (
        <EmptyShelf allowances={shelf.libraryAllowances} />
      ) : (
        <>
          <ShelfFilters groups={shelf} filter={filter} onChange={setFilter} />
          {shown.length === 0 ? (
            <p className="library-none">
              Nothing of that kind is on the table. Other random questions brings some.
            </p>
          ) : (
            <LibraryGrid questions={shown} groups={shelf} />
          )}
        </>
      )}
      {error !== null && <ShelfFailure error={error} onRetry={() => void drawOthers()} />}
      <div className="library-page-actions">
        <Button
          variant="primary"
          size="large"
          icon={<Shuffle />}
          isBusy={isDrawing}
          onClick={() => void drawOthers()}
        >
          Other random questions
        </Button>
        <Link className={buttonClassName({ size: 'large' })} to={paths.newQuiz()}>
          Create a Quiz
        </Link>
      </div>
    </>
  );
}
