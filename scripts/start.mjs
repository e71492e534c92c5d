// `npm start`: installs and builds what is missing, then serves. Nothing is spawned when nothing changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion, ensureBuilt, ensureInstalled, root } from './lib/workspace.mjs';

if (process.argv.length > 2) {
  console.error(
    'npm start takes no options. Settings are environment variables: docs/operations.md names them.',
  );
  process.exit(2);
}
checkNodeVersion();
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
