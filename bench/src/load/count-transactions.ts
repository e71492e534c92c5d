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
