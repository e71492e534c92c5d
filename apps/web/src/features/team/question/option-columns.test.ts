import { expect, test } from 'vitest';
import { optionColumns } from './option-columns';

test.each([
  [2, 6, 6],
  [3, 4, 4],
  [4, 6, 6],
  [5, 6, 4],
])(
  '[TEAM-20] %i options take %i of 12 columns on medium and %i on extra large',
  (count, medium, extraLarge) => {
    expect(optionColumns(count)).toEqual({ medium, extraLarge });
  },
);
