import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    setupFiles: ['src/testing/set-up.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
