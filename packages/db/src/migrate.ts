import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';

import { connect, type Sql } from './connect';
import { DatabaseStartError } from './database-start-error';

/** One migration that this program knows: its name, and the time by which the database remembers it. */
export type KnownMigration = { readonly tag: string; readonly when: number };

/** The migrations beside this source file; a bundled program passes its own folder instead. */
export const defaultMigrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Any number will do, as long as every node uses the same. */
const migrationLock = 7_316_551;

/**
 * Brings the database to this program's schema; several nodes may call it at once, one of them works.
 * Answers the name of the newest migration, or undefined where the folder holds none.
 * @throws DatabaseStartError `migrated-by-newer-version`, `migration-failed`.
 */
export async function migrateDatabase(
  url: string,
  folder: string = defaultMigrationsFolder,
): Promise<string | undefined> {
  const known = knownMigrations(folder);
  const newest = known.at(-1);
  const sql = connect(url, {
    max: 1,
    applicationName: 'pubquiz-migrate',
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
    maxLifetimeSeconds: null,
  });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    const applied = await newestApplied(sql);
    refuseUnknown(applied, known);
    if (newest !== undefined && applied !== newest.when) await apply(sql, folder);
    return newest?.tag;
  } finally {
    // Ends the session, and the lock with it.
    await sql.end({ timeout: 5 });
  }
}

/** The newest migration of a database that this program has migrated; a backup names it. */
export async function newestAppliedMigration(
  sql: Pick<Sql, 'unsafe'>,
  folder: string,
): Promise<KnownMigration> {
  const applied = await newestApplied(sql);
  const known = knownMigrations(folder).find(({ when }) => when === applied);
  if (known === undefined) throw new Error('The database has a migration that this program does not know');
  return known;
}

/** Keeps other nodes from migrating until the transaction ends. */
export async function lockMigrations(tx: Pick<Sql, 'unsafe'>): Promise<void> {
  await tx.unsafe('select pg_advisory_xact_lock($1)', [migrationLock]);
}

/** The migrations of a folder, oldest first. */
export function knownMigrations(folder: string): readonly KnownMigration[] {
  const journal = join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) return [];
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: readonly KnownMigration[] };
  return entries;
}

async function newestApplied(sql: Pick<Sql, 'unsafe'>): Promise<number | undefined> {
  const [table] = await sql.unsafe<{ exists: boolean }[]>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (table?.exists !== true) return undefined;
  const [row] = await sql.unsafe<{ when: string }[]>(
    'select created_at as when from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return row === undefined ? undefined : Number(row.when);
}

function refuseUnknown(applied: number | undefined, known: readonly KnownMigration[]): void {
  if (applied === undefined || known.some(({ when }) => when === applied)) return;
  throw new DatabaseStartError(
    'migrated-by-newer-version',
    'This database was written by a newer version of Pub Quiz, and this version would not understand it. ' +
      'Start the newer version, or restore a backup that this version made.',
  );
}

async function apply(sql: Sql, folder: string): Promise<void> {
  try {
    await migrate(drizzle(sql), { migrationsFolder: folder });
  } catch (error) {
    throw new DatabaseStartError(
      'migration-failed',
      'The database could not be brought to this version of Pub Quiz; nothing in it was changed.',
      { cause: error },
    );
  }
}
