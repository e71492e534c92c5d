import { expect, test } from 'vitest';
import { slope } from './slope';

test('a line has its own slope, and noise around it averages out', () => {
  const points = [0, 1, 2, 3].map((x) => ({ x, y: 5 + 2 * x }));
  expect(slope(points)).toBeCloseTo(2);
  const noisy = points.map(({ x, y }, index) => ({ x, y: y + (index === 0 || index === 3 ? 0.5 : -0.5) }));
  expect(slope(noisy)).toBeCloseTo(2);
});

test('too few points have no slope', () => {
  expect(slope([])).toBe(0);
  expect(slope([{ x: 1, y: 7 }])).toBe(0);
});
