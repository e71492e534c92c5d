// `npm run build`: installs what is missing and builds everything.
import { checkNodeVersion, ensureInstalled, turbo } from './lib/workspace.mjs';

checkNodeVersion();
await ensureInstalled();
process.exit(await turbo('build'));
