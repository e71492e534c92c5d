import { join } from 'node:path';
import { checkNodeVersion, ensureBuilt, ensureInstalled, root, run } from './workspace.mjs';

/** Builds what is stale and runs one of the programs in `bench`, with the options of this process. */
export async function runBenchProgram(name) {
  checkNodeVersion();
  await ensureInstalled();
  await ensureBuilt();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const cwd = join(root, 'bench');
  const built = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd });
  if (built !== 0) return built;
  return run(process.execPath, ['--expose-gc', join(cwd, 'dist', `${name}.js`), ...process.argv.slice(2)]);
}
