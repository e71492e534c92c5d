import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { accountForNewData, canEnter, type DatabaseAccount } from '../embedded/database-account';
import { canUseSocket, databaseUrl, freePort, type Endpoint } from '../embedded/endpoint';
import { initCluster } from '../embedded/init-cluster';
import { launchPostgres } from '../embedded/launch-postgres';
import { throwawaySettings } from '../embedded/settings';
import { removeWithThisProcess } from './remove-with-this-process';
import { systemFolder, usableBinaries } from '../embedded/usable-binaries';

/** A PostgreSQL that lives as long as the process that started it. */
export type ThrowawayCluster = {
  /** The URL of one of its databases; `postgres` is there from the start. */
  urlOf(database: string): string;
  stop(): Promise<void>;
};

const sharedMemory = '/dev/shm';
const roomForARun = 2 * 1024 ** 3;

/** Starts a PostgreSQL on an empty folder. It and the folder vanish with `stop` or with this process, however that ends. */
export async function startThrowawayCluster(): Promise<ThrowawayCluster> {
  const account = accountForNewData();
  const folder = makeFolder(account);
  const stop = removeWithThisProcess(folder);
  const cluster = join(folder, 'postgres');
  const password = randomBytes(16).toString('hex');
  const binaries = usableBinaries({ account, dataDir: folder, log: () => undefined });
  await initCluster({ binaries, cluster, password, account, sync: false });
  const endpoint: Endpoint = canUseSocket(cluster)
    ? { kind: 'socket', folder: cluster }
    : { kind: 'loopback', port: await freePort() };
  await launchPostgres({
    binaries,
    cluster,
    endpoint,
    account,
    logFile: join(folder, 'postgres.log'),
    settings: throwawaySettings,
  });
  return { urlOf: (database) => databaseUrl(endpoint, password, database), stop };
}

function makeFolder(account: DatabaseAccount | undefined): string {
  for (const parent of [...memoryFolder(), tmpdir(), '/tmp', systemFolder]) {
    if (parent === systemFolder) mkdirSync(parent, { recursive: true });
    if (!canEnter(account, parent)) continue;
    const folder = mkdtempSync(join(parent, 'pubquiz-test-'));
    chmodSync(folder, 0o755);
    return folder;
  }
  throw new Error('No folder for temporary files can be entered by the account that PostgreSQL runs under.');
}

/** A folder in memory, where a clone takes 8 ms instead of 50, if the system has one with room for a whole run. */
function memoryFolder(): readonly string[] {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    accessSync(sharedMemory, constants.W_OK);
    return bavail * bsize < roomForARun ? [] : [sharedMemory];
  } catch {
    return [];
  }
}
