import { expect, test } from 'vitest';
import { runShortcut, type KeyPress } from './shortcuts';

const press = (key: string, overrides: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isInField: false,
  areLettersOn: true,
  ...overrides,
});

test.each([
  ['p', 'previous-question'],
  ['ArrowLeft', 'previous-question'],
  ['N', 'next-question'],
  ['ArrowRight', 'next-question'],
  ['ArrowUp', 'previous-team'],
  ['ArrowDown', 'next-team'],
  ['q', 'previous-unscored'],
  ['w', 'next-unscored'],
  ['a', 'mark-correct'],
  ['z', 'mark-incorrect'],
  ['c', 'current-question'],
  ['x', null],
  ['constructor', null],
])('[RUN-22] [RUN-23] [RUN-24] key %s means %s', (key, shortcut) => {
  expect(runShortcut(press(key))).toBe(shortcut);
});

test('keys rest while a field has the focus, and with a modifier', () => {
  expect(runShortcut(press('a', { isInField: true }))).toBeNull();
  expect(runShortcut(press('a', { ctrlKey: true }))).toBeNull();
});

test('letters can be switched off; arrows stay', () => {
  expect(runShortcut(press('a', { areLettersOn: false }))).toBeNull();
  expect(runShortcut(press('ArrowLeft', { areLettersOn: false }))).toBe('previous-question');
});
