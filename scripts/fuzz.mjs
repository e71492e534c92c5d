// `npm run fuzz`: sends odd requests to every documented call of a running server. `--requests 50000`, `--seed 7`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root, run } from './lib/workspace.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

await ensureInstalled();
console.log(`${values.requests} odd requests, seed ${values.seed}`);
const code = await run(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'server', 'apps/server/test/rest-fuzz.test.ts'],
  { env: { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed } },
);
process.exit(code);
