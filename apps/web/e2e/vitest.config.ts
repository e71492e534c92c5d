import { defineConfig } from 'vitest/config';

/** Journeys through the built product in a real browser, one after the other: two cores are shared with Chromium. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./harness/browser-setup.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 90_000,
  },
});
