import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureRedis } from './redis.mjs';
import { checkNodeVersion, ensureBuilt, ensureInstalled, root, run } from './workspace.mjs';

/** The programs that open pages, and those that start a Redis. */
const WITH_CHROMIUM = new Set(['editor', 'faults', 'grid']);
const WITH_REDIS = new Set(['nodes']);

/** Where a program finds what no package of npm brings. */
async function placesFor(name) {
  const chromium = WITH_CHROMIUM.has(name) ? await ensureChromium() : undefined;
  const redis = WITH_REDIS.has(name) ? await ensureRedis() : undefined;
  return { ...(chromium && { CHROMIUM_PATH: chromium }), ...(redis && { REDIS_SERVER_PATH: redis }) };
}

/** Builds what is stale and runs one of the programs in `bench` with these options; answers its exit code. */
export async function runBenchProgram(name, options) {
  checkNodeVersion();
  await ensureInstalled();
  await ensureBuilt();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const cwd = join(root, 'bench');
  const built = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd });
  if (built !== 0) return built;
  const program = join(cwd, 'dist', `${name}.js`);
  return run(process.execPath, ['--expose-gc', program, ...options], { env: await placesFor(name) });
}
