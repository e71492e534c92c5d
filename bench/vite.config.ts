import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, 'src');
const benches = readdirSync(source).filter((file) => file.endsWith('.bench.ts'));

/** Each `src/NAME.bench.ts` becomes one runnable `dist/NAME.js`. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(benches.map((file) => [basename(file, '.bench.ts'), join(source, file)])),
    },
  },
  ssr: { noExternal: [/^@pubquiz\//] },
});
