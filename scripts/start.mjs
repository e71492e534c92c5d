// `npm start`: installs and builds what is missing, then serves. Nothing is spawned when nothing changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion, ensureBuilt, ensureInstalled, root } from './lib/workspace.mjs';

checkNodeVersion();
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
