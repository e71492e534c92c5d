import { beforeEach, expect, test, vi } from 'vitest';
import { scrollToHeight } from './scroll';

let heights: number[] = [];

beforeEach(() => {
  heights = [];
  window.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object' && options.top !== undefined) heights.push(options.top);
  };
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

test('[CONST-1] scripted scrolling takes 1200 ms', () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  scrollToHeight(1000);
  vi.advanceTimersByTime(600);
  const half = heights.at(-1) ?? 0;
  expect(half).toBeGreaterThan(300);
  expect(half).toBeLessThan(700);
  vi.advanceTimersByTime(500);
  expect(heights.at(-1)).toBeLessThan(1000);
  vi.advanceTimersByTime(200);
  expect(heights.at(-1)).toBe(1000);
});

test('[CONST-1] with reduced motion it scrolls at once', () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  scrollToHeight(1000);
  expect(heights).toEqual([1000]);
});

test('a touch takes over from scripted scrolling', () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  scrollToHeight(1000);
  vi.advanceTimersByTime(300);
  window.dispatchEvent(new Event('touchstart'));
  const count = heights.length;
  vi.advanceTimersByTime(2000);
  expect(heights).toHaveLength(count);
});
