import { Select } from '@pubquiz/ui/select';
import { useState } from 'react';
import { useAccount } from '../../lib/current-user';
import { PageSkeleton } from '../../lib/shell/page-skeleton';
import { scrollToHeight } from '../../lib/scroll';
import { AllowanceNote } from './allowance-note';
import { BorrowBar } from './borrow-bar';
import { LibraryGrid, LibraryGridSkeleton } from './library-grid';
import { filterShelf, WHOLE_SHELF } from './library-shelf';
import { LibrarySignUpCard } from './library-sign-up-card';
import { ShelfFilters } from './shelf-filters';
import { EmptyShelf, ShelfFailure } from './shelf-notices';
import { useBorrowing, useLibraryChoices } from './use-borrowing';
import { useBorrowTarget } from './use-borrow-target';
import { useLibraryShelf } from './use-library-shelf';

/** Library questions to leaf through and to borrow (LIB-3, LIB-5, LIB-8). */
export function LibraryQuestionsPage() {
  const account = useAccount();
  return (
    <div className="library-page">
      <header>
        <h1>Question Library</h1>
        <p className="pq-quiet">
          A handful from the shelves. Select what you like and borrow it into a quiz.
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
  const { shelf, isDrawing, error, draw, setAllowances } = useLibraryShelf('page', filter);
  const [choices, setChoices] = useLibraryChoices();
  const target = useBorrowTarget();
  const { isBorrowing, borrow, choiceOf } = useBorrowing({
    choices,
    setChoices,
    onBorrowed: target.add,
    onAllowances: setAllowances,
  });
  if (shelf === undefined) {
    return error === null ? (
      <LibraryGridSkeleton />
    ) : (
      <ShelfFailure error={error} onRetry={() => void draw()} />
    );
  }

  async function drawOthers() {
    await draw();
    // What is no longer on the table can not be taken from it.
    setChoices((before) => ({ ...before, selectedIds: new Set() }));
    scrollToHeight(0);
  }

  const { libraryQuestions, libraryAllowances: allowances } = shelf;
  const shown = filterShelf(libraryQuestions, filter);
  if (libraryQuestions.length === 0) {
    return (
      <div className="library-empty">
        <EmptyShelf allowances={allowances} />
        <AllowanceNote allowances={allowances} />
      </div>
    );
  }
  return (
    <>
      <ShelfFilters groups={shelf} filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <p className="library-none">
          Nothing of that kind is on the table. Other random questions brings some.
        </p>
      ) : (
        <LibraryGrid questions={shown} groups={shelf} choiceOf={({ id }) => choiceOf(id, allowances)} />
      )}
      {error !== null && <ShelfFailure error={error} onRetry={() => void drawOthers()} />}
      <BorrowBar
        allowances={allowances}
        selectedCount={choices.selectedIds.size}
        drawLabel="Other random questions"
        isDrawing={isDrawing}
        onDraw={() => void drawOthers()}
        isBorrowing={isBorrowing}
        onBorrow={() => void borrow()}
      >
        <Select
          label="Borrow into"
          isLabelHidden
          className="library-target"
          value={target.quizId}
          options={target.options}
          onChange={(event) => {
            target.setQuizId(event.target.value);
          }}
        />
      </BorrowBar>
    </>
  );
}
