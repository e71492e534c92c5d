import { connect } from '../connect';

/** Any number will do, as long as every node uses the same. */
const backupLock = 7_316_552;

/**
 * Does work unless another node of the same database is doing it; answers whether it did. The lock ends with this
 * process, however that ends.
 */
export async function asOnlyNode(url: string, work: () => Promise<void>): Promise<boolean> {
  const sql = connect(url, {
    max: 1,
    applicationName: 'pubquiz-backup',
    statementTimeoutMs: 0,
    maxLifetimeSeconds: null,
  });
  try {
    const [row] = await sql<{ isMine: boolean }[]>`select pg_try_advisory_lock(${backupLock}) as "isMine"`;
    if (row?.isMine !== true) return false;
    await work();
    return true;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
