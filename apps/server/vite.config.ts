import { defineConfig } from 'vite';

/** One runnable file with the workspace packages inside; packages of npm stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'markdown-worker': 'src/content/markdown-worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  // pnpm gives this package only its own dependencies, not those of the packages inside: everything goes in but native code.
  ssr: { noExternal: true, external: ['@node-rs/argon2'] },
});
