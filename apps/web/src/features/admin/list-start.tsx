import { Button } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { Skeleton } from '@pubquiz/ui/skeleton';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text';

export interface ListStartProps {
  readonly list: {
    readonly isPending: boolean;
    readonly isLoadingError: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly children: ReactNode;
}

/** What stands in place of a list until its first part has come. */
export function ListStart({ list, children }: ListStartProps) {
  if (list.isLoadingError) {
    return (
      <EmptyState
        icon={<CloudOff />}
        title="The list did not arrive"
        action={
          <Button variant="primary" onClick={() => void list.refetch()}>
            Try again
          </Button>
        }
      >
        {errorText(list.error, 'The server did not answer. Look at your connection and try again.')}
      </EmptyState>
    );
  }
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading" className="admin-skeleton">
        <Skeleton lines={8} />
      </div>
    );
  }
  return children;
}
