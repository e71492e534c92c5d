import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cli',
    globalSetup: ['../../packages/db/src/testing/global-setup.ts'],
    setupFiles: ['../../scripts/vitest/fail-on-console.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
