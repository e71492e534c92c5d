import { defineConfig } from 'vite';

/** One runnable file with the workspace packages inside; packages of npm stay outside. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@pubquiz\//] },
});
