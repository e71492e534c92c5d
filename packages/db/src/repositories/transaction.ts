import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';

import type { Database, Transaction } from '../database';

const attempts = 3;

/** Deadlock, serialisation failure, and a row that somebody else made first: the same work finds its way anew. */
const passingFailures: readonly string[] = ['40P01', '40001', '23505'];

/**
 * Runs work in one transaction, again from the start when another transaction got in its way. Work must therefore
 * have no effect outside of the transaction.
 */
export async function inTransaction<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error;
    }
  }
}

/** Reads with several statements that all see the same moment. */
export function inSnapshot<Value>(db: Database, read: (tx: Transaction) => Promise<Value>): Promise<Value> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** True when another transaction got in the way, and the same work finds its way anew. */
export function isPassing(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof postgres.PostgresError && passingFailures.includes(cause.code);
}
