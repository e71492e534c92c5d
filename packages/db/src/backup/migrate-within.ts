import { readMigrationFiles } from 'drizzle-orm/migrator';

import type { Queries } from './table-order';

/** Which migrations of the folder: those after one moment and up to another one, as the migrations remember them. */
export interface MigrationRange {
  readonly after?: number;
  readonly upTo?: number;
}

/** Runs migrations in a transaction of the caller's, and notes them as the migrator does. */
export async function migrateWithin(
  tx: Queries,
  folder: string,
  { after = -Infinity, upTo = Infinity }: MigrationRange,
): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of sql) await tx.unsafe(statement);
    await tx.unsafe('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
