import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { ok, refuse, type Result } from '@pubquiz/core';

import { connect } from '../connect';
import { defaultMigrationsFolder, knownMigrations, lockMigrations, type KnownMigration } from '../migrate';
import { allTableNames } from '../schema/all-tables';
import { formatVersion, parseHeader, type BackupHeader } from './backup-format';
import { workThatIsThere, type ExpectedContents } from './expected-contents';
import { fillTables } from './fill-tables';
import { migrateWithin } from './migrate-within';
import { readBackup, type BackupReader } from './read-backup';
import { unreadableBackup, RestoreRefusal, restoreRefusal } from './restore-refusal';
import { quoted, textSettings, type Queries } from './table-order';

export interface RestoreBackupOptions {
  /** The database, as PostgreSQL knows it; migrated. */
  readonly url: string;
  /** The file's bytes. */
  readonly from: Readable;
  readonly expected: ExpectedContents;
  readonly migrationsFolder?: string;
  readonly tableNames?: readonly string[];
}

export interface RestoredBackup {
  readonly rowCount: number;
  /** When the backup was made. */
  readonly createdTime: string;
}

const LOCK_PATIENCE_MS = 20_000;

/**
 * Fills a database in which nobody has worked yet with a backup of this or an older version, all or nothing. Refused:
 * a file that is none of ours, damaged, or of a newer version, and a database that is not empty.
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<Result<RestoredBackup>> {
  const sql = connect(options.url, {
    max: 1,
    applicationName: 'pubquiz-restore',
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    lockTimeoutMs: LOCK_PATIENCE_MS,
    maxLifetimeSeconds: null,
  });
  const text = new PassThrough();
  const unpacked = pipeline(options.from, createGunzip(), text);
  // Whoever reads the text is told of a fault in it.
  unpacked.catch(() => undefined);
  try {
    const reader = readBackup(text as AsyncIterable<Buffer>);
    return ok(await sql.begin((tx) => restoreWithin(tx, reader, options)));
  } catch (error) {
    const refusal = restoreRefusal(error);
    if (refusal === null) throw error;
    return refuse(refusal);
  } finally {
    text.destroy();
    await sql.end({ timeout: 5 });
  }
}

async function restoreWithin(
  tx: Queries,
  reader: BackupReader,
  { expected, migrationsFolder = defaultMigrationsFolder, tableNames = allTableNames }: RestoreBackupOptions,
): Promise<RestoredBackup> {
  const { createdTime, migration } = await readHeader(reader, knownMigrations(migrationsFolder));
  await tx.unsafe(textSettings).simple();
  await lockMigrations(tx);
  const tables = tableNames.map((name) => `public.${quoted(name)}`).join(', ');
  await tx.unsafe(`lock table ${tables} in access exclusive mode`);
  const work = await workThatIsThere(tx, expected);
  if (work !== null) throw new RestoreRefusal({ code: 'conflict', message: work });

  // The rows go into the tables of their own time, and are migrated with them.
  await tx.unsafe(`drop table ${tables}`);
  await tx.unsafe('delete from drizzle.__drizzle_migrations');
  await migrateWithin(tx, migrationsFolder, { upTo: migration.when });
  const { rowCount } = await fillTables(tx, reader);
  await migrateWithin(tx, migrationsFolder, { after: migration.when });
  await tx.unsafe('analyze');
  return { rowCount, createdTime };
}

async function readHeader(reader: BackupReader, known: readonly KnownMigration[]): Promise<BackupHeader> {
  const header = parseHeader((await reader.line()) ?? '');
  if (header === null) throw new RestoreRefusal(unreadableBackup);
  const isOfThisFormat = header.version === formatVersion;
  if (isOfThisFormat && known.some(({ when }) => when === header.migration.when)) return header;
  const made = isOfThisFormat ? header.migration.tag : `format ${header.version}`;
  const newest = isOfThisFormat ? (known.at(-1)?.tag ?? 'none') : `format ${formatVersion}`;
  throw new RestoreRefusal({
    code: 'conflict',
    message: `This backup was made by a newer version of Pub Quiz: it has ${made}, this server knows ${newest}. Update the server, then restore`,
  });
}
