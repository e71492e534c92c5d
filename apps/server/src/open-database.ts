import {
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
  readonly isEmbedded: boolean;
}

export interface OpenDatabaseOptions {
  readonly environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;
  readonly paths: Pick<Paths, 'migrationsDir' | 'resolveFrom'>;
  readonly log: Logger;
}

const RETRY_MS = 1000;

function isPassing(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof DatabaseStartError && error.problem === 'unreachable');
}

/** Brings the schema up to date; a database that is away is waited for, whoever starts it. */
async function migrateWhenThere(url: string, { paths, log }: OpenDatabaseOptions): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await migrateDatabase(url, paths.migrationsDir);
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (attempt % 10 === 0) log.warn('The database cannot be reached yet; trying again every second');
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
    await migrateWhenThere(environment.DATABASE_URL, options);
    return { ...createDatabase(environment.DATABASE_URL), isEmbedded: false };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: environment.DATA_DIR,
    log: (line) => log.info(line),
    ...(paths.resolveFrom === undefined ? {} : { resolveFrom: paths.resolveFrom }),
  });
  await migrateWhenThere(embedded.url, options);
  const connection = createDatabase(embedded.url);
  return {
    ...connection,
    isEmbedded: true,
    async close() {
      await connection.close();
      await embedded.stop();
    },
  };
}
