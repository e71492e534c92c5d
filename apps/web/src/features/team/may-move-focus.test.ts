import { expect, test } from 'vitest';
import { mayMoveFocus } from './may-move-focus';

const idle = { msSinceTyping: 60_000, isFieldFocused: false, isFieldInTarget: false };

test.each([
  ['nobody types', idle, true],
  ['nothing was typed for 3 seconds', { ...idle, msSinceTyping: 3000 }, true],
  ['the last keystroke is younger than 3 seconds', { ...idle, msSinceTyping: 2999 }, false],
  ['a field of another question has the focus', { ...idle, isFieldFocused: true }, false],
  ['the field of that question has it', { ...idle, isFieldFocused: true, isFieldInTarget: true }, true],
])('[TEAM-35] the page may go to a question, when %s', (_case, attention, expected) => {
  expect(mayMoveFocus(attention)).toBe(expected);
});
