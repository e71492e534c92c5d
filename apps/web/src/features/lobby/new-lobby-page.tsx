import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClassName } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { Skeleton } from '@pubquiz/ui/skeleton';
import { logEvent } from '../../lib/analytics';
import { errorText } from '../../lib/error-text';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { trpc } from '../../lib/trpc';

/** Starts a new Session of a quiz and goes to its lobby (LOBBY-1). */
export function NewLobbyPage({ answerSheetId }: { readonly answerSheetId: string }) {
  usePageTitle('Invite Teams');
  const navigate = useNavigate();
  const { mutate, error } = trpc.session.create.useMutation({
    onSuccess: ({ session }) => {
      logEvent('create_session');
      void navigate(paths.lobby(answerSheetId, session.id), { replace: true });
    },
  });
  const isAsked = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice; an evening must be made once.
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ answerSheetId });
  }, [mutate, answerSheetId]);

  if (!error) return <Skeleton shape="block" lines={3} />;
  return (
    <EmptyState
      level="h1"
      title="No new quiz night could be made"
      action={
        <Link className={buttonClassName({ variant: 'primary' })} to={paths.home()}>
          Back to Quiz list
        </Link>
      }
    >
      <p>{errorText(error, 'The server could not be reached. Please try again in a moment.')}</p>
    </EmptyState>
  );
}
