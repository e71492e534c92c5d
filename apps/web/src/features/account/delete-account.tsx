import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { showToast } from '@pubquiz/ui/toast-queue';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PasswordField } from '../../lib/credential-fields';
import { errorText } from '../../lib/error-text';
import { paths } from '../../lib/paths';
import { trpc } from '../../lib/trpc';

/** Deleting the account for good, proven by its password. */
export function DeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState('');
  const deleting = trpc.account.delete.useMutation({
    async onSuccess() {
      await navigate(paths.home(), { replace: true });
      await queryClient.resetQueries();
      showToast({
        title: 'Account deleted',
        text: 'Your account and your quizzes are gone. Cheers!',
        tone: 'info',
      });
    },
  });

  return (
    <Card as="section" padding="large" className="account-form" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p>
        Your account goes, and with it all your quizzes, their questions and sessions. Teams in a running
        session lose it, too.
      </p>
      <div>
        <Button
          variant="danger"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Delete account
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete your account?"
        confirmLabel="Delete for good"
        tone="danger"
        isBusy={deleting.isPending}
        onCancel={() => {
          setIsAsking(false);
          setPassword('');
          deleting.reset();
        }}
        onConfirm={() => {
          deleting.mutate({ password });
        }}
      >
        <div className="account-form">
          <p>You can not undo this!</p>
          <PasswordField
            label="Your password"
            required={false}
            value={password}
            error={
              deleting.isError
                ? errorText(deleting.error, 'Could not delete. Check your connection and try again.')
                : undefined
            }
            onChange={setPassword}
          />
        </div>
      </ConfirmDialog>
    </Card>
  );
}
