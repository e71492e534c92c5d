import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { DatabaseStartError } from '../database-start-error';
import type { DatabaseAccount } from './database-account';
import { endpointSettings, type Endpoint } from './endpoint';
import { program, type PostgresBinaries } from './platform-binaries';
import { readPostmasterFile } from './postmaster-file';

type LaunchOptions = {
  readonly binaries: PostgresBinaries;
  readonly cluster: string;
  readonly endpoint: Endpoint;
  readonly account: DatabaseAccount | undefined;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
};

const pollMs = 5;
/** The backends of a killed PostgreSQL hold its memory until they have noticed. */
const lingeringBackendsMs = 10_000;

/**
 * Starts PostgreSQL in a session of its own, so that it outlives this process and its terminal, and waits until it
 * takes connections, however long crash recovery needs. Answers its pid.
 * @throws DatabaseStartError `start-failed` with the log's last lines, or `port-taken`.
 */
export async function launchPostgres(options: LaunchOptions): Promise<number> {
  const giveUpAt = Date.now() + lingeringBackendsMs;
  for (;;) {
    const logStart = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const child = spawnPostgres(options);
    const outcome = await waitUntilReady(child, options.cluster);
    if (typeof outcome === 'number') return outcome;
    const log = `${readFileSync(options.logFile).subarray(logStart).toString()}${outcome}`;
    if (log.includes('pre-existing shared memory block') && Date.now() < giveUpAt) {
      await pause(pollMs * 10);
      continue;
    }
    throw failure(options, log);
  }
}

function spawnPostgres(options: LaunchOptions): ChildProcess {
  const settings = { ...options.settings, ...endpointSettings(options.endpoint) };
  const log = openSync(options.logFile, 'a', 0o600);
  try {
    const child = spawn(
      program(options.binaries, 'postgres'),
      [
        '-D',
        options.cluster,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...options.account,
        cwd: options.cluster,
        detached: true,
        windowsHide: true,
        // Our own environment holds secrets that the database has no use for. The log is read for English sentences.
        env: { LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', log, log],
      },
    );
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** Answers the pid once PostgreSQL is ready; when it ended instead, what the system said about it, often nothing. */
async function waitUntilReady(child: ChildProcess, cluster: string): Promise<number | string> {
  let ended: string | undefined;
  child.once('exit', () => (ended = ''));
  child.once('error', (error) => (ended = error.message));
  while (ended === undefined) {
    const file = readPostmasterFile(cluster);
    if (file?.isReady === true && file.pid === child.pid) return file.pid;
    await pause(pollMs);
  }
  return ended;
}

function failure({ cluster, endpoint, logFile }: LaunchOptions, log: string): DatabaseStartError {
  if (endpoint.kind === 'loopback' && /could not (bind|create any TCP)/.test(log)) {
    return new DatabaseStartError(
      'port-taken',
      `Another program uses port ${endpoint.port}, which the database needs.`,
    );
  }
  const lastLines = log.trim().split('\n').slice(-5).join(' / ');
  return new DatabaseStartError(
    'start-failed',
    `PostgreSQL did not start on ${cluster}: ${lastLines === '' ? 'it wrote nothing' : lastLines} (full log: ${logFile})`,
  );
}
