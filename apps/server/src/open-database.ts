import {
  checkDatabase,
  createDatabase,
  DatabaseStartError,
  isDatabaseAway,
  migrateDatabase,
  type DatabaseConnection,
} from '@pubquiz/db';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@pubquiz/db/embedded';
import type { Environment } from './env';
import type { Logger } from './logger';
import type { Paths } from './paths';

/** The migrated database, and how this process leaves it. */
export interface OpenDatabase extends DatabaseConnection {
  /** As PostgreSQL knows it, for connections beside the pool. */
  readonly url: string;
  readonly isEmbedded: boolean;
}

export interface OpenDatabaseOptions {
  readonly environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;
  readonly paths: Pick<Paths, 'migrationsDir' | 'resolveFrom'>;
  readonly log: Logger;
}

const RETRY_MS = 1000;
const TRIES_PER_LINE = 30;

function isPassing(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof DatabaseStartError && error.problem === 'unreachable');
}

/** Waits for a database that is away: its operator starts it, or corrects what the log says is wrong. */
async function waitForDatabase(url: string, log: Logger): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await checkDatabase(url);
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (attempt % TRIES_PER_LINE === 0) log.warn(error instanceof Error ? error.message : 'No database');
      await sleep(RETRY_MS);
    }
  }
}

/**
 * Opens DATABASE_URL, or without one starts or adopts the embedded PostgreSQL of DATA_DIR, and migrates it.
 * @throws DatabaseStartError with a sentence for every known reason.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { environment, paths, log } = options;
  if (environment.DATABASE_URL !== undefined) {
    await waitForDatabase(environment.DATABASE_URL, log);
    await migrateDatabase(environment.DATABASE_URL, paths.migrationsDir);
    return {
      ...createDatabase(environment.DATABASE_URL),
      url: environment.DATABASE_URL,
      isEmbedded: false,
    };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: environment.DATA_DIR,
    log: (line) => log.info(line),
    ...(paths.resolveFrom === undefined ? {} : { resolveFrom: paths.resolveFrom }),
  });
  await migrateDatabase(embedded.url, paths.migrationsDir);
  const connection = createDatabase(embedded.url);
  return {
    ...connection,
    url: embedded.url,
    isEmbedded: true,
    async close() {
      await connection.close();
      await embedded.stop();
    },
  };
}
