import { once } from 'node:events';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable, Writable } from 'node:stream';
import { createHash } from 'node:crypto';
import { createGzip } from 'node:zlib';

import { connect } from '../connect';
import { defaultMigrationsFolder, newestAppliedMigration } from '../migrate';
import { allTableNames } from '../schema/all-tables';
import { endOfRows, formatName, formatVersion, type BackupEnd, type BackupHeader } from './backup-format';
import { readColumns, readSequences } from './catalogue';
import { quoted, tablesInOrder, textSettings, type Queries } from './table-order';

export interface WriteBackupOptions {
  /** The database, as PostgreSQL knows it. */
  readonly url: string;
  /** Takes the compressed bytes and is ended after the last one; destroyed when the backup fails. */
  readonly to: Writable;
  readonly createdAt: Date;
  readonly migrationsFolder?: string;
  readonly tableNames?: readonly string[];
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

export interface WrittenBackup {
  readonly rowCount: number;
}

/** Uncompressed: a quiz that runs meanwhile keeps most of the machine. */
const BYTES_PER_SECOND = 24 * 1024 * 1024;
const LEAST_PAUSE_MS = 20;
const NEWLINE = 0x0a;

type Put = (bytes: Buffer | string) => Promise<void>;

/**
 * Writes everything in the database, as it is in one moment, while the database is in use. The memory that it takes
 * does not grow with the database.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<WrittenBackup> {
  const {
    url,
    to,
    createdAt,
    migrationsFolder = defaultMigrationsFolder,
    tableNames = allTableNames,
  } = options;
  const sql = connect(url, {
    max: 1,
    applicationName: 'pubquiz-backup',
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    maxLifetimeSeconds: null,
  });
  // A database that hangs must not keep a process that stops.
  options.signal?.addEventListener('abort', () => void sql.end({ timeout: 0 }), { once: true });
  const gzip = createGzip();
  const arrived = pipeline(gzip, to, options.signal === undefined ? {} : { signal: options.signal });
  // Until somebody waits for it, a reader that goes away is no unhandled fault.
  arrived.catch(() => undefined);
  const hash = createHash('sha256');
  const pause = pacer();
  const put: Put = async (bytes) => {
    hash.update(bytes);
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), arrived]);
    await pause(bytes.length);
  };

  try {
    const rowCount = await sql.begin('isolation level repeatable read read only', async (tx) => {
      await tx.unsafe(textSettings).simple();
      const migration = await newestAppliedMigration(tx, migrationsFolder);
      const header: BackupHeader = {
        format: formatName,
        version: formatVersion,
        createdTime: createdAt.toISOString(),
        migration,
      };
      await put(`${JSON.stringify(header)}\n`);
      let count = 0;
      for (const table of await tablesInOrder(tx, tableNames)) {
        count += await putTable(tx, table, { put, cancel: (pid) => cancelBackend(url, pid) });
      }
      const end: BackupEnd = {
        rowCount: count,
        sequences: await readSequences(tx, tableNames),
        sha256: hash.copy().digest('hex'),
      };
      await put(`${JSON.stringify(end)}\n`);
      return count;
    });
    gzip.end();
    await arrived;
    return { rowCount };
  } catch (error) {
    gzip.destroy(error instanceof Error ? error : undefined);
    await arrived.catch(() => undefined);
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

interface Sink {
  readonly put: Put;
  readonly cancel: (pid: number) => Promise<void>;
}

/** Answers how many rows it put. */
async function putTable(tx: Queries, table: string, { put, cancel }: Sink): Promise<number> {
  const columns = await readColumns(tx, table);
  await put(`${JSON.stringify({ table, columns })}\n`);
  const [backend] = await tx.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  const copy = await tx
    .unsafe(`copy public.${quoted(table)} (${columns.map(quoted).join(', ')}) to stdout`)
    .readable();
  let count = 0;
  try {
    for await (const chunk of copy.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
      await put(bytes);
    }
  } catch (error) {
    await abandon(copy, () => cancel(backend?.pid ?? 0));
    throw error;
  }
  await put(endOfRows);
  return count;
}

/** A copy that nobody reads to its end would keep its connection, and with it the snapshot, for ever. */
async function abandon(copy: Readable, stop: () => Promise<void>): Promise<void> {
  if (copy.readableEnded || copy.destroyed) return;
  const ended = finished(copy).catch(() => undefined);
  copy.resume();
  await stop().catch(() => undefined);
  await ended;
}

async function cancelBackend(url: string, pid: number): Promise<void> {
  const sql = connect(url, { max: 1, applicationName: 'pubquiz-backup' });
  try {
    await sql`select pg_cancel_backend(${pid})`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Waits now and then, so that no more than the allowed bytes go through in a second. */
function pacer(): (size: number) => Promise<void> {
  const startedAt = performance.now();
  let done = 0;
  return async (size) => {
    done += size;
    const ahead = (done / BYTES_PER_SECOND) * 1000 - (performance.now() - startedAt);
    if (ahead > LEAST_PAUSE_MS) await sleep(ahead);
  };
}
