import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, type Sql } from '@pubquiz/db';

/** The database whose readiness is asked for. */
export interface CheckedDatabase {
  readonly sql: Sql;
  /** Its data lie on this machine's disk. */
  readonly isEmbedded: boolean;
}

/** Whoever asks wants to know now; a database that does not answer so long is as good as away. */
const ANSWER_WITHIN_MS = 1000;
/** PostgreSQL's log grows by pieces of this size: with less room the next one may stop it. */
const ROOM_NEEDED_BYTES = 16 * 2 ** 20;

export const DATABASE_AWAY = 'The database does not answer';
export const DATABASE_READ_ONLY = 'The database takes no writes';
export const DISK_FULL = 'The disk is full';

interface Settings {
  readonly read_only: string;
  readonly data_directory: string | null;
}

async function isFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < ROOM_NEEDED_BYTES;
  } catch {
    // A folder that cannot be looked at says nothing of its disk.
    return false;
  }
}

async function findProblem({ sql, isEmbedded }: CheckedDatabase): Promise<string | null> {
  try {
    const [settings] = await sql<Settings[]>`
      select current_setting('transaction_read_only') as read_only,
        case when ${isEmbedded} then current_setting('data_directory') end as data_directory`;
    if (settings?.read_only === 'on') return DATABASE_READ_ONLY;
    const folder = settings?.data_directory ?? null;
    return folder !== null && (await isFull(folder)) ? DISK_FULL : null;
  } catch (error) {
    if (isDatabaseAway(error)) return DATABASE_AWAY;
    throw error;
  }
}

/**
 * Asks the database whether it can store anything: null, or why not, within about a second. Many who ask at once cost
 * one query, and one that hangs is not joined by others.
 */
export function checkDatabase(database: CheckedDatabase): () => Promise<string | null> {
  let asking: Promise<string | null> | null = null;

  return async () => {
    asking ??= findProblem(database).finally(() => {
      asking = null;
    });
    const patience = new AbortController();
    const late = sleep(ANSWER_WITHIN_MS, DATABASE_AWAY, { signal: patience.signal });
    try {
      return await Promise.race([asking, late]);
    } finally {
      patience.abort();
      late.catch(() => undefined);
    }
  };
}
