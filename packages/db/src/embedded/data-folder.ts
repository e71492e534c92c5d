import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

import { DatabaseStartError } from '../database-start-error';
import { ownName } from './database-account';

/** DATA_DIR and what the embedded database keeps in it beside its data. */
export type DataFolder = {
  readonly path: string;
  readonly lockFile: string;
  readonly logFile: string;
  readonly passwordFile: string;
  /** Names the folder of the data where they cannot lie in DATA_DIR. */
  readonly pointerFile: string;
  /** The port, where no Unix socket can be used. */
  readonly portFile: string;
};

const longestLog = 10 * 1024 * 1024;

/**
 * Opens DATA_DIR, creating it when it is missing.
 * @throws DatabaseStartError `folder-not-writable`.
 */
export function openDataFolder(dataDir: string): DataFolder {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    throw new DatabaseStartError(
      'folder-not-writable',
      `Pub Quiz cannot write to ${resolve(dataDir)} as ${ownName()} (${code}). ` +
        'Make the folder writable for that account, or set DATA_DIR to another one.',
      { cause: error },
    );
  }
  const path = realpathSync(dataDir);
  return {
    path,
    lockFile: join(path, 'postgres.lock'),
    logFile: join(path, 'postgres.log'),
    passwordFile: join(path, 'postgres.password'),
    pointerFile: join(path, 'postgres.location'),
    portFile: join(path, 'postgres.port'),
  };
}

/** A short text file's content; undefined where it is missing or empty. */
export function readNote(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? undefined : text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a short text file that only this account can read; a reader sees all of it or nothing. */
export function writeNote(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** Keeps one earlier log, so that the log of a year of quiz nights does not fill the disk. */
export function rotateLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < longestLog) return;
  rmSync(`${logFile}.1`, { force: true });
  renameSync(logFile, `${logFile}.1`);
}
