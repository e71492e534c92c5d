import { expect, test } from 'vitest';
import { parsePoints, roundPoints, sumPoints } from './points';

test.each([
  ['2', 2],
  ['2.5', 2.5],
  [' 3 ', 3],
  ['-1', -1],
  ['+1', 1],
  ['.5', 0.5],
  ['5.', 5],
  ['1e2', 100],
  ['0.00049', 0],
  ['0.0005', 0.001],
  ['-0.0001', 0],
  ['1000000', 1_000_000],
  ['', null],
  ['x', null],
  ['two', null],
  ['2,5', null],
  ['1 000', null],
  ['0x10', null],
  ['Infinity', null],
  ['NaN', null],
  ['1e400', null],
  ['1000001', null],
])('[EDIT-22, IMP-5] the points %j are %s', (text, expected) => {
  expect(parsePoints(text)).toBe(expected);
});

test('[ENT-5] points are rounded to three decimals, sums have no dust', () => {
  expect(roundPoints(1.23456)).toBe(1.235);
  expect(sumPoints([0.1, 0.2])).toBe(0.3);
  expect(sumPoints([])).toBe(0);
});
