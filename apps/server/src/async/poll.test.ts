import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPoll, type Poll } from './poll';

let looks: { readonly end: () => void; readonly fail: (error: Error) => void }[];
let errors: unknown[];
let poll: Poll;

beforeEach(() => {
  vi.useFakeTimers();
  looks = [];
  errors = [];
  const look = () => new Promise<void>((end, fail) => looks.push({ end, fail }));
  poll = startPoll(look, { everyMs: 2000, onError: (error) => errors.push(error) });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a poll looks at every turn, and not before the first one is due', async () => {
  await vi.advanceTimersByTimeAsync(1999);
  expect(looks).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  looks[0]?.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(looks).toHaveLength(2);
});

test('no look begins before the last one has ended', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toHaveLength(1);
  looks[0]?.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(looks).toHaveLength(2);
});

test('a look that fails is told, and the next one comes', async () => {
  await vi.advanceTimersByTimeAsync(2000);
  const failure = new Error('The database is away');
  looks[0]?.fail(failure);
  await vi.advanceTimersByTimeAsync(2000);
  expect(errors).toEqual([failure]);
  expect(looks).toHaveLength(2);
});

test('a stop waits for the look that is under way, and none follows', async () => {
  await vi.advanceTimersByTimeAsync(2000);
  let isStopped = false;
  const stopping = poll.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(2000);
  expect(isStopped).toBe(false);
  looks[0]?.end();
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toHaveLength(1);
});
