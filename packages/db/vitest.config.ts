import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'db',
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
