import { defineConfig } from 'vite';

/** One runnable file with everything inside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rolldownOptions: { input: { main: 'src/main.ts' }, output: { entryFileNames: '[name].js' } },
  },
  ssr: { noExternal: true },
});
