import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button';

const button = (
  <CopyButton
    text="http://localhost/team/invitation/1"
    label="Copy URL"
    copiedMessage="URL copied to clipboard"
    failedMessage="Error: URL not copied"
    clearAfterMs={20}
  />
);

test('[ERR-5] copying says URL copied to clipboard and clears that after its time', async () => {
  const user = userEvent.setup();
  render(button);
  await user.click(screen.getByRole('button', { name: 'Copy URL' }));
  expect(await screen.findByText('URL copied to clipboard')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/team/invitation/1');
  await vi.waitFor(() => {
    expect(screen.queryByText('URL copied to clipboard')).toBeNull();
  });
});

test('[ERR-5] a refused copy says Error: URL not copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(button);
  await user.click(screen.getByRole('button', { name: 'Copy URL' }));
  expect(await screen.findByText('Error: URL not copied')).toBeDefined();
});
