import { setTimeout as pause } from 'node:timers/promises';

import { DatabaseStartError } from '../database-start-error';
import { clusterFolder } from './cluster-folder';
import { readNote } from './data-folder';
import { refuseForeignOwner } from './database-account';
import { fileLockHolder, tryFileLock } from './file-lock';
import { takeShare, type NodeShare } from './node-share';
import { readPostmasterFile } from './postmaster-file';
import { commandLineOf, isAlive, workingFolderOf } from './process-identity';
import { knownEndpoint, startPostgres, type StartPostgresOptions } from './start-postgres';

/** A running database in which this node has its share, and whether it ran already. */
export type RunningDatabase = { readonly share: NodeShare; readonly origin: 'started' | 'adopted' };

const pollMs = 15;
/** Crash recovery after a busy evening takes seconds; a first start on a slow disk, some more. */
const patienceMs = 120_000;

/**
 * Adopts the PostgreSQL of a DATA_DIR, or starts it where none runs; of several processes that call this at once,
 * one starts it and all share it. `signal` ends the waiting for others, not a start of our own.
 * @throws DatabaseStartError for every known reason.
 */
export async function ensureRunning(
  options: StartPostgresOptions,
  signal?: AbortSignal,
): Promise<RunningDatabase> {
  const { folder } = options;
  const giveUpAt = Date.now() + patienceMs;
  let origin: RunningDatabase['origin'] = 'adopted';
  for (;;) {
    const share = await shareOfRunning(options);
    if (share !== undefined) return { share, origin };
    if (Date.now() > giveUpAt || signal?.aborted === true) throw outOfPatience(options);
    const release = runningPid(options) === undefined ? tryFileLock(folder.lockFile) : undefined;
    if (release === undefined) {
      await pause(pollMs);
      continue;
    }
    try {
      // Somebody may have started it between the look and the lock.
      if (runningPid(options) !== undefined) continue;
      await startPostgres(options);
      origin = 'started';
    } finally {
      release();
    }
  }
}

/** The pid of the PostgreSQL that runs, starts or stops on a DATA_DIR; undefined where there is none. */
export function runningPid({ folder }: StartPostgresOptions): number | undefined {
  const cluster = clusterFolder(folder);
  const pid = readPostmasterFile(cluster)?.pid;
  // The pid of a PostgreSQL that was killed may belong to any program by now.
  return pid !== undefined && isAlive(pid) && isPostgresOf(pid, cluster) ? pid : undefined;
}

function isPostgresOf(pid: number, cluster: string): boolean {
  const command = commandLineOf(pid);
  // Only Linux shows every command line; there, a process without one belongs to the kernel.
  if (command === '') return process.platform !== 'linux';
  return command.includes('postgres') && (command.includes(cluster) || workingFolderOf(pid) === cluster);
}

async function shareOfRunning({ folder }: StartPostgresOptions): Promise<NodeShare | undefined> {
  const cluster = clusterFolder(folder);
  refuseForeignOwner(cluster);
  const endpoint = knownEndpoint(folder);
  const password = readNote(folder.passwordFile);
  if (endpoint === undefined || password === undefined) return undefined;
  return takeShare({ endpoint, password, cluster });
}

function outOfPatience(options: StartPostgresOptions): DatabaseStartError {
  const pid = runningPid(options);
  const holder = fileLockHolder(options.folder.lockFile);
  const reason =
    pid === undefined
      ? `process ${holder ?? 'unknown'} holds ${options.folder.lockFile}`
      : `process ${pid} runs on it and takes no connections`;
  return new DatabaseStartError(
    'lock-timeout',
    `The database in ${clusterFolder(options.folder)} did not become ready within ${patienceMs / 1000} seconds: ${reason}. See ${options.folder.logFile}.`,
  );
}
