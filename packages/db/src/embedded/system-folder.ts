import { chmodSync, mkdirSync } from 'node:fs';

/** Where a start as root keeps what the database's account cannot reach elsewhere. */
export const systemFolder = '/var/lib/pubquiz';

/** Makes the folder, open to every account whatever the umask; answers its path. */
export function ensureSystemFolder(): string {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o755);
  return systemFolder;
}
