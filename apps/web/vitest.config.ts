import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['src/testing/set-up.ts'],
    // A busy machine loads a lazy screen in seconds.
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
  },
});
