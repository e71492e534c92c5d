import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { TextField } from '@pubquiz/ui/text-field';
import { showToast } from '@pubquiz/ui/toast-queue';
import { useState } from 'react';
import { errorText } from '../../lib/error-text';
import { trpc } from '../../lib/trpc';

/** A new password; every other login of the account ends with it. */
export function ChangePasswordForm() {
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const changing = trpc.account.changePassword.useMutation({
    onSuccess() {
      setCurrentPassword('');
      setNewPassword('');
      showToast({
        title: 'Password changed',
        text: 'You stay logged in here; other devices have to log in again.',
        tone: 'success',
      });
    },
  });

  return (
    <Card as="section" padding="large" aria-labelledby="change-password">
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          changing.mutate({ currentPassword, newPassword });
        }}
      >
        <h2 id="change-password">Change your password</h2>
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={(event) => {
            setCurrentPassword(event.target.value);
          }}
        />
        <TextField
          label="New password"
          hint="8 characters or more. A few random words are easy to keep in mind."
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          value={newPassword}
          onChange={(event) => {
            setNewPassword(event.target.value);
          }}
        />
        {changing.isError && (
          <p className="account-error" role="alert">
            {errorText(changing.error, 'Could not change the password. Check your connection and try again.')}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" isBusy={changing.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
