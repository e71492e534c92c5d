#!/usr/bin/env node
// `npx pubquiz`: the command line, built first if its sources have changed.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNodeVersion, ensureBuilt, ensureInstalled, root, run } from './lib/workspace.mjs';

const BUILD_ONLY = '--only-build-what-is-stale';

checkNodeVersion();
if (process.argv[2] === BUILD_ONLY) {
  await ensureInstalled();
  await ensureBuilt();
} else {
  // Standard output belongs to the command: `npx pubquiz export > library.jsonl` must not get a builder's lines.
  const stdio = ['ignore', process.stderr, process.stderr];
  const code = await run(process.execPath, [fileURLToPath(import.meta.url), BUILD_ONLY], { stdio });
  if (code !== 0) process.exit(code);
  process.env.PUBQUIZ_HOME ??= root;
  await import(pathToFileURL(join(root, 'apps/cli/dist/main.js')).href);
}
