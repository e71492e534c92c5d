import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { AccountPage } from './account-page';

const page = <AccountPage username="host@example.org" />;

test('changing the password sends both and says what follows', async () => {
  const change = vi.fn(() => ({ userSessionId: null, userAccountExtract: null }));
  renderPage(page, { answers: { 'account.changePassword': change } });
  await userEvent.type(screen.getByLabelText('Current password'), 'seven wet otters');
  await userEvent.type(screen.getByLabelText('New password'), 'nine dry otters');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed')).toBeDefined();
  expect(change).toHaveBeenCalledExactlyOnceWith({
    currentPassword: 'seven wet otters',
    newPassword: 'nine dry otters',
  });
});

test('a wrong password is told beneath the form', async () => {
  renderPage(page, {
    answers: {
      'account.changePassword': () => {
        throw refusal(403, 'This is not your password');
      },
    },
  });
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong');
  await userEvent.type(screen.getByLabelText('New password'), 'nine dry otters');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByText('This is not your password')).getAttribute('role')).toBe('alert');
});

test('the account is deleted only after the password was given, and home follows', async () => {
  const remove = vi.fn(() => ({}));
  const { currentPath } = renderPage(page, { at: '/account', answers: { 'account.delete': remove } });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), 'seven wet otters');
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => {
    expect(currentPath()).toBe('/');
  });
  expect(remove).toHaveBeenCalledExactlyOnceWith({ password: 'seven wet otters' });
});
