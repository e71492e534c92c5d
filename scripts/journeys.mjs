// `npm run journeys [-- --nodes 2] [--bus redis] [--caddy /usr/bin/caddy] [FILE ...]`: the browser journeys alone, on one or several nodes.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureRedis } from './lib/redis.mjs';
import { checkNodeVersion, ensureBuilt, ensureInstalled, root, run } from './lib/workspace.mjs';

const options = {
  nodes: { type: 'string', default: '1' },
  bus: { type: 'string', default: 'postgres' },
  /** Puts this Caddy with deploy/Caddyfile in front of the nodes, instead of a round-robin of TCP. */
  caddy: { type: 'string' },
};
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const isWrong = !/^[1-9]$/.test(values.nodes) || !['postgres', 'redis'].includes(values.bus);
if (isWrong) {
  console.error(
    'Usage: npm run journeys -- [--nodes 1-9] [--bus postgres|redis] [--caddy PROGRAM] [part of a file name ...]',
  );
  process.exit(2);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts Redis on a free port; answers its address and how to end it. */
async function startRedis(program) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pub-quiz-redis-'));
  const settings = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn(program, settings.map(String), { stdio: 'ignore' });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}

checkNodeVersion();
await ensureInstalled();
await ensureBuilt();
const chromium = await ensureChromium();
const program = values.bus === 'redis' ? await ensureRedis() : undefined;
if (!chromium || (values.bus === 'redis' && !program)) {
  console.error(
    'No Chromium or no Redis was found, and none could be installed; see CHROMIUM_PATH and REDIS_SERVER_PATH.',
  );
  process.exit(1);
}
const redis = program && (await startRedis(program));
const code = await run(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--config', 'apps/web/e2e/vitest.config.ts', ...positionals],
  {
    env: {
      CHROMIUM_PATH: chromium,
      NODES: values.nodes,
      ...(redis && { NODES_REDIS_URL: redis.url }),
      // Its certificates are its own.
      ...(values.caddy && { NODES_CADDY: values.caddy, NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
    },
  },
);
redis?.stop();
process.exit(code);
