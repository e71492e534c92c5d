import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';

import { DatabaseStartError } from '../database-start-error';
import {
  checkClusterFolder,
  clusterFolder,
  folderForNewCluster,
  rememberClusterFolder,
} from './cluster-folder';
import { readNote, rotateLog, writeNote, type DataFolder } from './data-folder';
import { accountFor } from './database-account';
import { canUseSocket, freePort, socketFiles, type Endpoint } from './endpoint';
import { checkClusterVersion, hasCluster, initCluster } from './init-cluster';
import { launchPostgres } from './launch-postgres';
import { postmasterFilePath } from './postmaster-file';
import { pubSettings } from './settings';
import { usableBinaries } from './usable-binaries';

export type StartPostgresOptions = {
  readonly folder: DataFolder;
  readonly log: (line: string) => void;
  readonly resolveFrom?: string | URL | undefined;
};

const portAttempts = 3;
const slowStartMs = 5_000;

/**
 * Starts PostgreSQL on a DATA_DIR, making the data folder first when there is none. The caller holds the file lock and
 * knows that no PostgreSQL runs there.
 * @throws DatabaseStartError for every known reason.
 */
export async function startPostgres({ folder, log, resolveFrom }: StartPostgresOptions): Promise<void> {
  const existing = clusterFolder(folder);
  const account = accountFor(existing);
  checkClusterFolder(folder, account);
  const binaries = usableBinaries({ account, dataDir: folder.path, log, resolveFrom });
  checkClusterVersion(existing, binaries);
  if (!hasCluster(existing)) {
    const password = ensurePassword(folder);
    const cluster = folderForNewCluster(folder, account, password);
    if (!hasCluster(cluster)) await initCluster({ binaries, cluster, password, account, sync: true });
    rememberClusterFolder(folder, cluster, log);
  }
  const cluster = clusterFolder(folder);
  removeLeftovers(cluster);
  rotateLog(folder.logFile);
  const slow = setTimeout(() => {
    log('The database is repairing itself after a crash; this can take some minutes.');
  }, slowStartMs);
  try {
    await launch({ binaries, cluster, account, logFile: folder.logFile, settings: pubSettings }, folder);
  } finally {
    clearTimeout(slow);
  }
}

/** The endpoint of a DATA_DIR, as far as it is known: a port is chosen at the first start. */
export function knownEndpoint(folder: DataFolder): Endpoint | undefined {
  const cluster = clusterFolder(folder);
  if (canUseSocket(cluster)) return { kind: 'socket', folder: cluster };
  const port = readNote(folder.portFile);
  return port === undefined ? undefined : { kind: 'loopback', port: Number(port) };
}

/**
 * A killed PostgreSQL leaves files with its pid behind, and a new one would not start if that pid were in use, by
 * another program or by the dead process itself while nobody has collected it.
 */
function removeLeftovers(cluster: string): void {
  for (const file of [postmasterFilePath(cluster), ...socketFiles(cluster)]) rmSync(file, { force: true });
}

type Launch = Omit<Parameters<typeof launchPostgres>[0], 'endpoint'>;

async function launch(options: Launch, folder: DataFolder): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const endpoint = knownEndpoint(folder) ?? (await chooseEndpoint(folder));
    try {
      await launchPostgres({ ...options, endpoint });
      return;
    } catch (error) {
      const isPortTaken = error instanceof DatabaseStartError && error.problem === 'port-taken';
      if (!isPortTaken || attempt === portAttempts) throw error;
      rmSync(folder.portFile, { force: true });
    }
  }
}

async function chooseEndpoint(folder: DataFolder): Promise<Endpoint> {
  const port = await freePort();
  writeNote(folder.portFile, String(port));
  return { kind: 'loopback', port };
}

function ensurePassword(folder: DataFolder): string {
  const kept = readNote(folder.passwordFile);
  if (kept !== undefined) return kept;
  const password = randomBytes(24).toString('base64url');
  writeNote(folder.passwordFile, password);
  return password;
}
