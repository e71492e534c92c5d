import type { QuestionFields } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../../lib/current-user';
import { BorrowBar } from './borrow-bar';
import { LibraryGrid, LibraryGridSkeleton } from './library-grid';
import { filterShelf, WHOLE_SHELF } from './library-shelf';
import { LibrarySignUpCard } from './library-sign-up-card';
import { ShelfFilters } from './shelf-filters';
import { EmptyShelf, ShelfFailure } from './shelf-notices';
import { useBorrowing, type LibraryChoices, type SetLibraryChoices } from './use-borrowing';
import { useLibraryShelf } from './use-library-shelf';

export interface LibraryTabProps {
  readonly onBack: () => void;
  /** Adds borrowed questions to the quiz and saves it; false = it was not saved. */
  readonly onBorrowed: (questions: readonly QuestionFields[]) => Promise<boolean>;
  readonly choices: LibraryChoices;
  readonly setChoices: SetLibraryChoices;
}

/** The library inside the editor; it needs an account (LIB-1, LIB-6 to LIB-13). */
export function LibraryTab(props: LibraryTabProps) {
  const account = useAccount();
  if (account === undefined) return <LibraryGridSkeleton />;
  if (account === null) return <LibrarySignUpCard />;
  return <BorrowQuestions {...props} />;
}

function BorrowQuestions({ onBack, onBorrowed, choices, setChoices }: LibraryTabProps) {
  const [filter, setFilter] = useState(WHOLE_SHELF);
  const { shelf, isDrawing, error, draw, setAllowances } = useLibraryShelf('tab', filter);
  const { isBorrowing, borrow, choiceOf } = useBorrowing({
    choices,
    setChoices,
    onBorrowed,
    onAllowances: setAllowances,
  });
  const back = (
    <Button icon={<ArrowLeft />} onClick={onBack}>
      Back to My Questions
    </Button>
  );
  if (shelf === undefined) {
    return (
      <div className="library-tab">
        {error === null ? (
          <LibraryGridSkeleton />
        ) : (
          <ShelfFailure error={error} onRetry={() => void draw()} />
        )}
        <div>{back}</div>
      </div>
    );
  }

  const { libraryAllowances: allowances, libraryQuestions } = shelf;
  const shown = filterShelf(libraryQuestions, filter);
  return (
    <div className="library-tab">
      {libraryQuestions.length === 0 ? (
        <EmptyShelf allowances={allowances} />
      ) : (
        <>
          <ShelfFilters groups={shelf} filter={filter} onChange={setFilter} />
          {shown.length === 0 ? (
            <p className="library-none">
              Nothing of that kind is on the table yet. More random questions brings some.
            </p>
          ) : (
            <LibraryGrid questions={shown} groups={shelf} choiceOf={({ id }) => choiceOf(id, allowances)} />
          )}
        </>
      )}
      {error !== null && <ShelfFailure error={error} onRetry={() => void draw()} />}
      <BorrowBar
        allowances={allowances}
        selectedCount={choices.selectedIds.size}
        drawLabel="More random questions"
        isDrawing={isDrawing}
        onDraw={() => void draw()}
        isBorrowing={isBorrowing}
        onBorrow={() => void borrow()}
      >
        {back}
      </BorrowBar>
    </div>
  );
}
