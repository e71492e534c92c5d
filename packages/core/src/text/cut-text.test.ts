import { expect, test } from 'vitest';
import { cutText, needsAnswerTooltip, needsHeadingTooltip, SUMMARY_LENGTH } from './cut-text';

test('[CONST-3] a text of 50 characters stays, one of 51 is cut to 50 and an ellipsis', () => {
  expect(cutText('x'.repeat(50), SUMMARY_LENGTH)).toBe('x'.repeat(50));
  expect(cutText('x'.repeat(51), SUMMARY_LENGTH)).toBe(`${'x'.repeat(50)}…`);
});

test('[CONST-3] no character is cut in two', () => {
  expect(cutText('🍺🍺🍺', 2)).toBe('🍺🍺…');
});

test('[CONST-4] answers over 20 characters and headings from 33 on have a tooltip', () => {
  expect([20, 21].map((length) => needsAnswerTooltip('x'.repeat(length)))).toEqual([false, true]);
  expect([32, 33].map((length) => needsHeadingTooltip('x'.repeat(length)))).toEqual([false, true]);
});
