import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console output fails a test; one that expects some spies on console itself. */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      printed.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(printed, 'unexpected console output').toEqual([]);
});
