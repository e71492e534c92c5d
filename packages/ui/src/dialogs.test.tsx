import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { Tooltip } from './tooltip';

function aConfirmDialog(overrides: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      title="Delete Quiz"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...overrides}
    >
      You can not undo this!
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

test('a confirm dialog confirms only by its confirming button', async () => {
  const { onConfirm, onCancel } = aConfirmDialog();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Quiz' });
  expect(within(dialog).getByText('You can not undo this!')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('Escape cancels a confirm dialog', async () => {
  const { onConfirm, onCancel } = aConfirmDialog();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a menu opens by keyboard and runs the entry that was picked', async () => {
  const onSelect = vi.fn();
  render(
    <Menu
      label="Quiz actions"
      trigger={<Button>More</Button>}
      entries={[
        { id: 'duplicate', label: 'Duplicate Quiz', onSelect },
        { id: 'delete', label: 'Delete Quiz', onSelect: () => undefined },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toBeDefined();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate Quiz' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a tooltip opens on focus and describes its element', async () => {
  render(
    <Tooltip content="1. Who wrote Dracula?">
      <button type="button">1 question</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('1. Who wrote Dracula?');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
});
