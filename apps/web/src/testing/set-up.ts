import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom has no CSS.escape, which React Aria calls. Ids in these tests need no escaping beyond their punctuation.
const css = (globalThis as { CSS?: object }).CSS ?? {};
if (!('escape' in css)) {
  const escape = (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
  Object.defineProperty(globalThis, 'CSS', { value: { ...css, escape }, configurable: true });
}

let complaints: unknown[][] = [];

function noteComplaint(...words: unknown[]): void {
  complaints.push(words);
}

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation(noteComplaint);
  vi.spyOn(console, 'warn').mockImplementation(noteComplaint);
});

/** Unexpected console output fails the test; a test that expects some puts its own spy in place. */
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(complaints, 'unexpected console output').toEqual([]);
});
