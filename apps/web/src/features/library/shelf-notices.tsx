import type { LibraryAllowances } from '@pubquiz/core';
import { Banner } from '@pubquiz/ui/banner';
import { Button } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { CloudOff, LibraryBig } from 'lucide-react';
import { errorText } from '../../lib/error-text';

export interface ShelfFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A draw that did not come. */
export function ShelfFailure({ error, onRetry }: ShelfFailureProps) {
  return (
    <Banner
      tone="danger"
      role="alert"
      icon={<CloudOff />}
      title="The questions did not arrive"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {errorText(error, 'The server did not answer. Look at your connection and try again.')}
    </Banner>
  );
}

/** A shelf without questions: the day's views are used up, or the server has none. */
export function EmptyShelf({ allowances }: { readonly allowances: LibraryAllowances }) {
  if (allowances.view.remainingCount === 0) {
    return (
      <EmptyState icon={<LibraryBig />} title="Last orders in the library">
        Tomorrow the shelves open again, at midnight UTC. What you borrowed stays in your quizzes.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<LibraryBig />} title="The shelves are empty">
      This server has no library questions yet.
    </EmptyState>
  );
}
