import { expect, test } from 'vitest';
import { isMobileWidth } from './is-mobile';

test.each([
  [390, true],
  [768, true],
  [769, false],
])('[CONST-2] a window %i wide is mobile: %s', (width, expected) => {
  expect(isMobileWidth(width)).toBe(expected);
});
