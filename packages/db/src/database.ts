import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';

import { connect, type ConnectOptions, type Sql } from './connect';

/** What repositories work with: Drizzle over a pool of connections. */
export type Database = PostgresJsDatabase;

/** What a repository's code sees inside `db.transaction`; every query that takes a Database takes this too. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open database: Drizzle for the repositories, the bare pool for LISTEN and COPY. */
export type DatabaseConnection = {
  readonly db: Database;
  readonly sql: Sql;
  close(): Promise<void>;
};

const closeTimeoutSeconds = 5;

/**
 * Opens a pool on a PostgreSQL URL with the program's time limits on every connection; connects at the first query
 * and again, by itself, whenever the database was away.
 * @throws DatabaseStartError `bad-url`.
 */
export function createDatabase(url: string, options: ConnectOptions = {}): DatabaseConnection {
  const sql = connect(url, options);
  return {
    db: drizzle(sql),
    sql,
    close: () => sql.end({ timeout: closeTimeoutSeconds }),
  };
}
