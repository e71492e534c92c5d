import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes about itself into its data folder while it runs. */
export type PostmasterFile = { readonly pid: number; readonly isReady: boolean };

const pidLine = 0;
const statusLine = 7;

/** The path of the file that a running PostgreSQL keeps in its data folder. */
export function postmasterFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Reads it; undefined where it is absent or not yet written. It outlives a PostgreSQL that was killed. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let text: string;
  try {
    text = readFileSync(postmasterFilePath(cluster), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n');
  const pid = Number(lines[pidLine]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, isReady: lines[statusLine]?.trim() === 'ready' };
}
