import { join } from 'node:path';
import { defineConfig } from 'vite';

/** One plain file for programs outside the workspace; everything inside it takes the sources. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'es2022',
    minify: false,
    rolldownOptions: {
      input: { index: join(import.meta.dirname, 'src/index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
