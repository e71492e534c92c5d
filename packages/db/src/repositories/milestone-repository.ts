import { sql } from 'drizzle-orm';

import type { Database } from '../database';
import { rows } from './rows';

/** What the server does with a database once, or once in a while. */
export type Milestone = 'starter-library' | 'daily-backup';

/** Remembers what was done with a database, whichever process did it. */
export interface MilestoneRepository {
  /** When it was done last; null for never. */
  reachedAt(name: Milestone): Promise<Date | null>;
  reach(name: Milestone, at: Date): Promise<void>;
}

/** The milestones in a database. */
export function createMilestoneRepository(db: Database): MilestoneRepository {
  return {
    async reachedAt(name) {
      const [row] = await rows<{ reached_time: string }>(
        db,
        sql`select reached_time from milestone where name = ${name}`,
      );
      return row === undefined ? null : new Date(row.reached_time);
    },
    async reach(name, at) {
      await rows(
        db,
        sql`insert into milestone (name, reached_time) values (${name}, ${at.toISOString()}::timestamptz)
          on conflict (name) do update set reached_time = excluded.reached_time`,
      );
    },
  };
}
