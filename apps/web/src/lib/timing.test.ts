import { expect, test } from 'vitest';
import { reconnectDelayMs } from './timing';

test.each([
  [0, 100, 1000],
  [1, 500, 2000],
  [2, 2000, 4000],
  [9, 2000, 4000],
])('attempt %i of a reconnect waits from %i to %i ms', (attempt, least, most) => {
  expect(reconnectDelayMs(attempt, () => 0)).toBe(least);
  expect(reconnectDelayMs(attempt, () => 1)).toBe(most);
});
