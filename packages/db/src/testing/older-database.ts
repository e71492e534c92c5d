import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { inject } from 'vitest';

import { connect } from '../connect';
import { createDatabase } from '../database';
import { defaultMigrationsFolder, knownMigrations, migrateDatabase } from '../migrate';
import { administer, withDatabase, type TestDatabase } from './test-database';

const rowsFile = fileURLToPath(new URL('first-schema-rows.sql', import.meta.url));

/** How many migrations there are. */
export function migrationCount(): number {
  return knownMigrations(defaultMigrationsFolder).length;
}

/** A folder with the first migrations only, as the version of Pub Quiz had it that knew no more. */
export function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'pubquiz-migrations-'));
  cpSync(defaultMigrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const content = JSON.parse(readFileSync(journal, 'utf8')) as { readonly entries: readonly unknown[] };
  writeFileSync(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, count) }));
  return folder;
}

/**
 * A database that went through the first `count` migrations with rows in it: they come after the first one, in every
 * table that it made, and later migrations do with them what they do with a host's.
 */
export async function createOlderDatabase(count: number): Promise<TestDatabase> {
  const adminUrl = inject('testDatabaseUrl');
  const name = `older_${randomBytes(8).toString('hex')}`;
  await administer(adminUrl, (sql) => sql`create database ${sql(name)} template template0`);
  const url = withDatabase(adminUrl, name);
  await migrateTo(url, 1);
  const sql = connect(url, { max: 1 });
  await sql.file(rowsFile);
  await sql.end();
  await migrateTo(url, count);
  const connection = createDatabase(url, { max: 5 });
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await administer(adminUrl, (admin) => admin`drop database ${admin(name)} with (force)`);
    },
  };
}

async function migrateTo(url: string, count: number): Promise<void> {
  const folder = firstMigrations(count);
  try {
    await migrateDatabase(url, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
