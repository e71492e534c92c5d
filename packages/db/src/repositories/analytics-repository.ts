import { sql } from 'drizzle-orm';

import type { Database } from '../database';
import { array, moments, rows } from './rows';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Something that was done in the app; its properties name no team and none of its members (ANALYTICS-1). */
export interface AnalyticsEvent {
  readonly name: string;
  readonly time: Date;
  readonly visitorId: string;
  readonly accountId: string | null;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** How often something was done on a UTC day, as 2026-03-05, and by how many visitors. */
export interface AnalyticsCount {
  readonly day: string;
  readonly name: string;
  readonly count: number;
  readonly visitorCount: number;
}

/** What was done in the app, kept in the product's own database. */
export interface AnalyticsRepository {
  /** Stores events with one statement; an account that is gone meanwhile is left out of them. */
  record(events: readonly AnalyticsEvent[]): Promise<void>;
  /** Counts per event and UTC day since a moment, the newest day first. */
  countsSince(since: Date): Promise<readonly AnalyticsCount[]>;
  /** Forgets what was done before a moment. */
  forget(before: Date): Promise<void>;
}

/** The events in a database. */
export function createAnalyticsRepository(db: Database): AnalyticsRepository {
  return {
    async record(events) {
      if (events.length === 0) return;
      await rows(
        db,
        sql`insert into analytics_event (name, time, visitor_id, account_id, properties)
          select u.name, u.time, u.visitor_id, c.id, u.properties::jsonb
          from unnest(
            ${array(events.map((event) => event.name))}::text[],
            ${moments(events.map((event) => event.time))}::timestamptz[],
            ${array(events.map((event) => event.visitorId))}::text[],
            ${array(events.map((event) => event.accountId))}::uuid[],
            ${array(events.map((event) => storableJson(event.properties)))}::text[]
          ) as u (name, time, visitor_id, account_id, properties)
          left join account c on c.id = u.account_id`,
      );
    },
    countsSince: (since) =>
      rows<AnalyticsCount>(
        db,
        sql`select (time at time zone 'UTC')::date::text as day, name, count(*)::int as count,
            count(distinct visitor_id)::int as "visitorCount"
          from analytics_event where time >= ${since.toISOString()}::timestamptz
          group by 1, 2 order by 1 desc, 2`,
      ),
    async forget(before) {
      await rows(db, sql`delete from analytics_event where time < ${before.toISOString()}::timestamptz`);
    },
  };
}

/** As JSON without the characters that PostgreSQL refuses in it, which their escapes would bring along. */
function storableJson(properties: AnalyticsEvent['properties']): string {
  const clean = (text: string) => decoder.decode(encoder.encode(text.replaceAll('\0', '')));
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        clean(key),
        typeof value === 'string' ? clean(value) : value,
      ]),
    ),
  );
}
