import type { LibraryAllowances } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Library, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { AllowanceNote } from './allowance-note';

export interface BorrowBarProps {
  readonly allowances: LibraryAllowances;
  readonly selectedCount: number;
  readonly drawLabel: string;
  readonly isDrawing: boolean;
  readonly onDraw: () => void;
  readonly isBorrowing: boolean;
  readonly onBorrow: () => void;
  /** Stands before the buttons. */
  readonly children: ReactNode;
}

/** The bar below the cards: what is left of the day, another draw, and the borrowing (LIB-5 to LIB-7). */
export function BorrowBar(props: BorrowBarProps) {
  const { allowances, selectedCount, drawLabel, isDrawing, onDraw, isBorrowing, onBorrow, children } = props;
  return (
    <div className="library-bar">
      <div className="library-bar-words">
        <AllowanceNote allowances={allowances} />
        <p role="status" className="pq-tabular">
          {selectedCount > 0 && `${selectedCount} selected`}
        </p>
      </div>
      <div className="library-bar-actions">
        {children}
        <Button
          icon={<Shuffle />}
          disabled={allowances.view.remainingCount === 0}
          isBusy={isDrawing}
          onClick={onDraw}
        >
          {drawLabel}
        </Button>
        <Button
          variant="primary"
          icon={<Library />}
          disabled={selectedCount === 0}
          isBusy={isBorrowing}
          onClick={onBorrow}
        >
          Borrow
        </Button>
      </div>
    </div>
  );
}
