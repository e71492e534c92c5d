import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@pubquiz/ui/button';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { logEvent } from '../../lib/analytics';
import { paths } from '../../lib/paths';
import { showFailure } from '../../lib/show-failure';
import { trpc } from '../../lib/trpc';
import { httpStatusOf } from '../../lib/trpc-client';

/** Deletes the evening after a confirmation and goes Home (LOBBY-14, ERR-8, ERR-9). */
export function DeleteSession({ sessionId }: { readonly sessionId: string }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = trpc.session.delete.useMutation({
    onSuccess: () => {
      logEvent('delete_session');
      void navigate(paths.home());
    },
    onError: (error) => {
      if (httpStatusOf(error) !== 404) {
        showFailure(error);
        return;
      }
      // Another window was faster: what was wanted is done.
      // eslint-disable-next-line no-console -- the documents ask for a log (ERR-9)
      console.warn('Session not found', error.message);
      void navigate(paths.home());
    },
  });
  return (
    <>
      <Button variant="quiet" icon={<Trash2 size={18} />} onClick={() => setIsAsking(true)}>
        Delete this Session
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this Session?"
        confirmLabel="Delete this Session"
        tone="danger"
        isBusy={deletion.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => deletion.mutate({ sessionId })}
      >
        <p>
          Its teams, answers and scores are deleted for good. The quiz and its questions stay. You can not
          undo this!
        </p>
      </ConfirmDialog>
    </>
  );
}
