import { isDatabaseAway, type Sql } from '@pubquiz/db';

/** Asks the database whether it is there; many who ask at once cost one query. */
export function checkDatabase(sql: Sql): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    try {
      await sql`select 1`;
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) return false;
      throw error;
    }
  }

  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
