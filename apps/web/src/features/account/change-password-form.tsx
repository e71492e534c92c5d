import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { showToast } from '@pubquiz/ui/toast-queue';
import { useState } from 'react';
import { FormError, PasswordField } from '../../lib/credential-fields';
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
        <PasswordField label="Current password" value={currentPassword} onChange={setCurrentPassword} />
        <PasswordField label="New password" isNew value={newPassword} onChange={setNewPassword} />
        <FormError>
          {changing.isError
            ? errorText(changing.error, 'Could not change the password. Check your connection and try again.')
            : null}
        </FormError>
        <div>
          <Button type="submit" variant="primary" isBusy={changing.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
