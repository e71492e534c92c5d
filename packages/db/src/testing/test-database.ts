import { randomBytes } from 'node:crypto';

import { inject } from 'vitest';

import { connect } from '../connect';
import { createDatabase, type DatabaseConnection } from '../database';
import { templateDatabase } from './global-setup';

/** A migrated, empty database of one test file's own, with its URL for whoever opens further connections. */
export type TestDatabase = DatabaseConnection & { readonly url: string };

const poolSize = 5;

/**
 * Clones the run's template; needs `@pubquiz/db/testing/global-setup` in vitest's `globalSetup`.
 * `close` ends every connection to it and drops it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('testDatabaseUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(
    adminUrl,
    (sql) => sql`create database ${sql(name)} template ${sql(templateDatabase)} strategy file_copy`,
  );
  const url = withDatabase(adminUrl, name);
  const connection = createDatabase(url, { max: poolSize });
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await administer(adminUrl, (sql) => sql`drop database ${sql(name)} with (force)`);
    },
  };
}

/** One statement on the database that is always there. */
export async function administer(
  url: string,
  work: (sql: ReturnType<typeof connect>) => PromiseLike<unknown>,
): Promise<void> {
  const sql = connect(url, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}
