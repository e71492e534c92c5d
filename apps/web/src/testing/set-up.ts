import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// On a machine with much to do a part that is loaded when it is needed takes more than the second that is usual.
configure({ asyncUtilTimeout: 4000 });

/** What jsdom leaves out and our pages call: CSS.escape, matchMedia, scrollTo. */
function fillInTheBrowser(): void {
  const css = (globalThis as { CSS?: object }).CSS ?? {};
  if (!('escape' in css)) {
    const escape = (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
    Object.defineProperty(globalThis, 'CSS', { value: { ...css, escape }, configurable: true });
  }
  if ((globalThis as { matchMedia?: unknown }).matchMedia === undefined) {
    const matchMedia = (media: string) => ({ media, matches: media.includes('reduced-motion') });
    Object.defineProperty(globalThis, 'matchMedia', {
      value: matchMedia,
      configurable: true,
      writable: true,
    });
  }
  window.scrollTo = () => undefined;
}

let complaints: unknown[][] = [];

function noteComplaint(...words: unknown[]): void {
  complaints.push(words);
}

/** The console output so far, for a test that expects some; what it takes no longer fails the test. */
export function takeComplaints(): readonly unknown[][] {
  const taken = complaints;
  complaints = [];
  return taken;
}

beforeEach(() => {
  fillInTheBrowser();
  localStorage.clear();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation(noteComplaint);
  vi.spyOn(console, 'warn').mockImplementation(noteComplaint);
});

/** Unexpected console output fails the test. */
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints, 'unexpected console output').toEqual([]);
});
