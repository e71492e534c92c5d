import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastHost } from './toast-host';
import { closeToast, currentToasts, showToast } from './toast-queue';

afterEach(() => {
  act(() => {
    for (const toast of currentToasts()) closeToast(toast.key);
  });
});

test('a toast shows its title, its text and its action, and goes when the action is pressed', async () => {
  const onPress = vi.fn();
  render(<ToastHost />);
  act(() => {
    showToast({
      title: 'Quiz',
      text: 'Question 2 deleted',
      durationMs: null,
      action: { label: 'Oops, Undo', onPress },
    });
  });
  expect(await screen.findByText('Question 2 deleted')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Oops, Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  await vi.waitFor(() => {
    expect(screen.queryByText('Question 2 deleted')).toBeNull();
  });
});

test('a toast closes by the function that showing it answered', async () => {
  render(<ToastHost />);
  let close = () => {};
  act(() => {
    close = showToast({ text: 'Saved', durationMs: null });
  });
  expect(await screen.findByText('Saved')).toBeDefined();
  act(() => {
    close();
  });
  await vi.waitFor(() => {
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
