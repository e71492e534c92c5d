import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button, buttonClassName } from './button';

test('a busy button keeps the focus and takes no further press', async () => {
  let presses = 0;
  const onClick = () => {
    presses += 1;
  };
  const { rerender } = render(<Button onClick={onClick}>Save Quiz</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save Quiz' }));
  rerender(
    <Button onClick={onClick} isBusy>
      Save Quiz
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save Quiz' }));
  expect(presses).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Quiz' }));
});

test('a link can look like a primary button', () => {
  expect(buttonClassName({ variant: 'primary', size: 'large' })).toBe(
    'pq-button pq-button-primary pq-button-large',
  );
});
