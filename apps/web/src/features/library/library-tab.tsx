import type { QuestionFields } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { LibraryBig } from 'lucide-react';
import { useAccount } from '../../lib/current-user';
import { LibrarySignUpCard } from './library-sign-up-card';

export interface LibraryTabProps {
  readonly onBack: () => void;
  /** Adds borrowed questions to the quiz and saves it; false = it was not saved. */
  readonly onBorrowed: (questions: readonly QuestionFields[]) => Promise<boolean>;
}

/** The library inside the editor; it needs an account (LIB-1, LIB-7, LIB-8). */
export function LibraryTab({ onBack }: LibraryTabProps) {
  const account = useAccount();
  if (!account) return <LibrarySignUpCard />;
  return (
    <EmptyState
      icon={<LibraryBig />}
      title="The shelves are empty"
      action={<Button onClick={onBack}>Back to My Questions</Button>}
    >
      This server has no library questions yet.
    </EmptyState>
  );
}
