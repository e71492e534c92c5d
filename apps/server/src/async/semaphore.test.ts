import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore';

test('a semaphore of two lets no third piece of work start before one has ended', async () => {
  const limited = createSemaphore(2);
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = () =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    });
  const all = Promise.all([work(), work(), work(), work()]);
  for (let ended = 0; ended < 4; ended += 1) {
    await Promise.resolve();
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.();
  }
  await all;
  expect(most).toBe(2);
});

test('work that fails gives its slot back', async () => {
  const limited = createSemaphore(1);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limited(() => Promise.resolve('next'))).resolves.toBe('next');
});
