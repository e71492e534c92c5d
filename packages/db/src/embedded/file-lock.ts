import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { isAlive, startOf } from './process-identity';

type Holder = { readonly pid: number; readonly start: string; readonly token: string };

/**
 * Takes a lock that is a file, or answers undefined while another process holds it. The answer gives it back.
 * A holder that was killed loses it: the file names the process and when it began, so a reused pid is no holder.
 */
export function tryFileLock(path: string): (() => void) | undefined {
  return tryCreate(path) ?? (removeIfStale(path) ? tryCreate(path) : undefined);
}

/** The pid in a lock file, for a message; undefined when nobody holds it. */
export function fileLockHolder(path: string): number | undefined {
  return readHolder(path)?.pid;
}

function tryCreate(path: string): (() => void) | undefined {
  const holder: Holder = {
    pid: process.pid,
    start: startOf(process.pid),
    token: randomBytes(8).toString('hex'),
  };
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    // A link appears whole or not at all; a file created and then written could be read while empty.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    rmSync(draft);
  }
  return () => {
    if (readHolder(path)?.token === holder.token) rmSync(path, { force: true });
  };
}

/**
 * Two processes may find the same stale lock. Only the one that holds the lock on removing it may do so, and only
 * while it still is the file that was judged; else the slower one would remove the faster one's new lock.
 */
function removeIfStale(path: string): boolean {
  const found = readHolder(path);
  if (found === undefined || isHeld(found)) return false;
  const release = tryFileLock(`${path}.takeover`);
  if (release === undefined) return false;
  try {
    if (readHolder(path)?.token !== found.token) return false;
    rmSync(path);
    return true;
  } finally {
    release();
  }
}

function isHeld(holder: Holder): boolean {
  return isAlive(holder.pid) && startOf(holder.pid) === holder.start;
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // A lock that cannot be read, after a full disk for instance, is nobody's.
    if (error instanceof SyntaxError) return { pid: 0, start: '', token: '' };
    throw error;
  }
}
