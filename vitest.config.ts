import { defineConfig } from 'vitest/config';

/** Each package brings its own project; journeys through a real browser have a configuration of their own. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'bench/vitest.config.ts'],
  },
});
