import { defineConfig } from 'vitest/config';

/** The short part of the fault suite, on the built server; `npm run faults` is the long one. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['src/**/*.faults.ts'],
    setupFiles: ['../scripts/vitest/fail-on-console.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
  },
});
