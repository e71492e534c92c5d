import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo } from './connect-to';

/** A session of PostgreSQL tells what it did a second after its last work. */
const UNTIL_TOLD_MS = 1500;

/** How many transactions the database has committed so far, without those that ask for it. */
export async function countTransactions(databaseUrl: string): Promise<number> {
  await sleep(UNTIL_TOLD_MS);
  const sql = connectTo(databaseUrl, 1);
  try {
    const [row] = await sql<{ count: string }[]>`
      select xact_commit as count from pg_stat_database where datname = current_database()`;
    return Number(row?.count ?? 0);
  } finally {
    await sql.end();
  }
}

/** Lets the database do nothing by itself that would be counted. */
export async function stopAutovacuum(databaseUrl: string): Promise<void> {
  const sql = connectTo(databaseUrl, 1);
  try {
    await sql`alter system set autovacuum = off`;
    await sql`select pg_reload_conf()`;
  } finally {
    await sql.end();
  }
}
