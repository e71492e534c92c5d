import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { DatabaseStartError } from '../database-start-error';
import type { DatabaseAccount } from './database-account';
import { databaseUser } from './endpoint';
import { majorVersion, program, type PostgresBinaries } from './platform-binaries';

type InitClusterOptions = {
  readonly binaries: PostgresBinaries;
  readonly cluster: string;
  readonly password: string;
  readonly account: DatabaseAccount | undefined;
  /** False leaves writing to disk to the system; for data that nobody keeps. */
  readonly sync: boolean;
};

/** True where a whole cluster is already in the folder. */
export function hasCluster(cluster: string): boolean {
  return readVersion(cluster) !== undefined;
}

/**
 * Checks that these binaries can serve the cluster.
 * @throws DatabaseStartError `other-major-version`.
 */
export function checkClusterVersion(cluster: string, binaries: PostgresBinaries): void {
  const made = readVersion(cluster);
  const ours = majorVersion(binaries);
  if (made === undefined || made === ours) return;
  throw new DatabaseStartError(
    'other-major-version',
    `The database in ${cluster} was made by PostgreSQL ${made}, and this version of Pub Quiz has PostgreSQL ${ours}. ` +
      `Take a backup with the version of Pub Quiz that made it, and restore it into an empty DATA_DIR.`,
  );
}

/**
 * Makes an empty cluster. It grows beside its place and is renamed when whole, so that a crash leaves no half cluster.
 * @throws DatabaseStartError `initdb-failed`, with initdb's last lines.
 */
export async function initCluster(options: InitClusterOptions): Promise<void> {
  const { cluster, account } = options;
  removeHalfClusters(cluster);
  const half = `${cluster}.new-${process.pid}`;
  const passwordFile = `${half}.password`;
  try {
    mkdirSync(half, { recursive: true });
    writeFileSync(passwordFile, options.password, { mode: 0o600 });
    chmodSync(half, 0o700);
    if (account !== undefined) {
      chownSync(half, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    await runInitdb(options, half, passwordFile);
    renameSync(half, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(half, { recursive: true, force: true });
  }
}

async function runInitdb(options: InitClusterOptions, half: string, passwordFile: string): Promise<void> {
  const initdb = program(options.binaries, 'initdb');
  const settings = [
    `--pgdata=${half}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Independent of the machine's locale: data sort the same after they moved to another machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(options.sync ? [] : ['--no-sync']),
  ];
  const child = spawn(initdb, settings, {
    ...options.account,
    cwd: half,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => {
      resolve(error.message);
    });
    child.once('close', (code) => {
      resolve(code === 0 ? undefined : output);
    });
  });
  if (failure === undefined) return;
  const lastLines = failure.trim().split('\n').slice(-5).join(' / ');
  throw new DatabaseStartError(
    'initdb-failed',
    `PostgreSQL could not make its data folder ${options.cluster}: ${lastLines}`,
  );
}

function readVersion(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function removeHalfClusters(cluster: string): void {
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(cluster)}.new-`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}
