// `npm run dev`: the web app with hot reload on http://localhost:5173, beside a server that restarts when it changes.
import { join } from 'node:path';
import { checkNodeVersion, ensureInstalled, root, run } from './lib/workspace.mjs';

checkNodeVersion();
await ensureInstalled();

const vite = join(root, 'node_modules/vite/bin/vite.js');
const server = join(root, 'apps/server');
const node = process.execPath;

await run(node, [vite, 'build', '--logLevel', 'warn'], { cwd: server });
await Promise.race([
  run(node, [vite, 'build', '--watch', '--logLevel', 'warn'], { cwd: server }),
  run(node, ['--watch', 'dist/main.js'], { cwd: server, env: { PUBLIC_URL: 'http://localhost:5173' } }),
  run(node, [vite], { cwd: join(root, 'apps/web') }),
]);
process.exit(1);
