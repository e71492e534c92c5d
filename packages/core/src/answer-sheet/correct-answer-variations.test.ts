import { expect, test } from 'vitest';
import { correctAnswerVariations } from './correct-answer-variations';

test('[EDIT-23] variations are split on semicolons and trimmed, and empty ones are dropped', () => {
  expect(correctAnswerVariations(' a ;; b;')).toEqual(['a', 'b']);
});

test('[EDIT-23] a blank correct answer has no variations', () => {
  expect(correctAnswerVariations(' ; ')).toEqual([]);
});
