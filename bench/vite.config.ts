import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, 'src');
const benches = readdirSync(source).filter((file) => file.endsWith('.bench.ts'));
/** What the benches of the live path start as processes of their own. */
const processes = readdirSync(join(source, 'processes'));

/** Programs with a command of their own: `npm run NAME`. */
const programs = ['faults', 'soak'];

const inputs: readonly (readonly [string, string])[] = [
  ...benches.map((file) => [basename(file, '.bench.ts'), join(source, file)] as const),
  ...processes.map(
    (file) => [`processes/${basename(file, '.ts')}`, join(source, 'processes', file)] as const,
  ),
  ...programs.map((name) => [name, join(source, name, 'main.ts')] as const),
];

/** Each `src/NAME.bench.ts` becomes one runnable `dist/NAME.js`, each `src/processes/NAME.ts` a `dist/processes/NAME.js`, each program's `main.ts` a `dist/NAME.js`. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(inputs),
    },
  },
  ssr: { noExternal: [/^@pubquiz\//] },
});
