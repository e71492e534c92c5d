// `npm run bench -- NAME`: measures one thing beside its baseline and prints the ratios. Without a name: lists them.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runBenchProgram } from './lib/bench-program.mjs';
import { root } from './lib/workspace.mjs';

const [name, ...options] = process.argv.slice(2);
const names = readdirSync(join(root, 'bench/src'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => basename(file, '.bench.ts'));

if (!name || !names.includes(name)) {
  console.error(`Usage: npm run bench -- ${names.join('|')}`);
  process.exit(2);
}
process.exit(await runBenchProgram(name, options));
