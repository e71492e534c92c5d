import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { accountForNewData } from '../embedded/database-account';
import { canUseSocket, databaseUrl, freePort, type Endpoint } from '../embedded/endpoint';
import { initCluster } from '../embedded/init-cluster';
import { launchPostgres } from '../embedded/launch-postgres';
import { throwawaySettings } from '../embedded/settings';
import { removeWithThisProcess } from './remove-with-this-process';
import { temporaryFolder } from './temporary-folder';
import { usableBinaries } from '../embedded/usable-binaries';

/** A PostgreSQL that lives as long as the process that started it. */
export type ThrowawayCluster = {
  /** The URL of one of its databases; `postgres` is there from the start. */
  urlOf(database: string): string;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL on an empty folder. It and the folder vanish with `stop` or with this process, however that ends. */
export async function startThrowawayCluster(): Promise<ThrowawayCluster> {
  const account = accountForNewData();
  const folder = temporaryFolder('pubquiz-test-');
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
