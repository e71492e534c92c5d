import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomBar } from './bottom-bar';

const barHeight = () => document.documentElement.style.getPropertyValue('--pq-bottom-bar');

/** The browser's own observer, which jsdom leaves out: it reports once, and again when told to. */
class ObserverOfTheTest {
  static report = () => {};
  constructor(callback: () => void) {
    ObserverOfTheTest.report = callback;
  }
  observe() {
    ObserverOfTheTest.report();
  }
  disconnect() {
    ObserverOfTheTest.report = () => {};
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a bottom bar tells the page how high it is, also when it grows, and nothing once it is gone', () => {
  vi.stubGlobal('ResizeObserver', ObserverOfTheTest);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  const { unmount } = render(
    <BottomBar label="What comes next">
      <button type="button">Start Quiz</button>
    </BottomBar>,
  );
  expect(screen.getByRole('region', { name: 'What comes next' })).toBeDefined();
  expect(barHeight()).toBe('72px');
  height.mockReturnValue(132);
  ObserverOfTheTest.report();
  expect(barHeight()).toBe('132px');
  unmount();
  expect(barHeight()).toBe('');
});
