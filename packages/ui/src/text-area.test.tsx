import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsFor, TextArea } from './text-area';

test.each([
  ['', 2],
  ['one', 2],
  ['1\n2\n3', 3],
  ['1\n2\n3\n4\n5\n6\n7\n8', 8],
  ['1\n2\n3\n4\n5\n6\n7\n8\n9', 8],
])('[EDIT-25] %j needs %i rows of 2 to 8', (text, rows) => {
  expect(rowsFor(text, 2, 8)).toBe(rows);
});

test('[EDIT-25] a text area shows as many rows as its text has lines', () => {
  render(
    <TextArea
      label="Options"
      value={'Shark\n--Dolphin\nTuna'}
      onChange={() => undefined}
      minRows={2}
      maxRows={8}
    />,
  );
  expect(screen.getByLabelText('Options').getAttribute('rows')).toBe('3');
});

test('a hint and an error describe the field', () => {
  render(
    <TextArea
      label="Options"
      value=""
      onChange={() => undefined}
      hint="One option per line"
      error="Add an option"
    />,
  );
  const area = screen.getByLabelText('Options');
  const described = (area.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'One option per line',
    'Add an option',
  ]);
  expect(area.getAttribute('aria-invalid')).toBe('true');
});
