// `npm run bench -- NAME`: measures one thing beside its baseline and prints the ratios. Without a name: lists them.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureRedis } from './lib/redis.mjs';
import { checkNodeVersion, ensureBuilt, ensureInstalled, root, run } from './lib/workspace.mjs';

checkNodeVersion();
await ensureInstalled();

const bench = join(root, 'bench');
const [name, ...options] = process.argv.slice(2);
const names = readdirSync(join(bench, 'src'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => basename(file, '.bench.ts'));

if (!name || !names.includes(name)) {
  console.error(`Usage: npm run bench -- ${names.join('|')}`);
  process.exit(2);
}

await ensureBuilt();
const built = await run(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  {
    cwd: bench,
  },
);
if (built !== 0 || !existsSync(join(bench, 'dist', `${name}.js`))) process.exit(1);
const redis = name === 'nodes' ? await ensureRedis() : undefined;
const env = redis ? { REDIS_SERVER_PATH: redis } : {};
process.exit(
  await run(process.execPath, ['--expose-gc', join(bench, 'dist', `${name}.js`), ...options], { env }),
);
