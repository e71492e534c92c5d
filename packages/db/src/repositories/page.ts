import { sql, type SQL } from 'drizzle-orm';

/** Where a page ended: the row's moment and, where two share one, its id. */
export interface PageCursor {
  readonly time: Date;
  readonly id: string;
}

/** Which part of a long list is wanted. */
export interface PageRequest {
  readonly limit: number;
  /** null for the first page. */
  readonly after: PageCursor | null;
}

/** A part of a long list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** null at the end of the list. */
  readonly next: PageCursor | null;
}

interface PlacedRow {
  readonly id: string;
  readonly time: Date;
}

/** The two columns by which a list is sorted, both the same way. */
export interface ListOrder {
  readonly time: SQL;
  readonly id: SQL;
  readonly isNewestFirst: boolean;
}

/** Narrows a sorted list to what comes after a page. */
export function comesAfter(after: PageCursor | null, { time, id, isNewestFirst }: ListOrder): SQL {
  if (after === null) return sql`true`;
  const end = sql`(${after.time.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return isNewestFirst ? sql`(${time}, ${id}) < ${end}` : sql`(${time}, ${id}) > ${end}`;
}

/** The cursor after these rows, of which one more than the limit was asked for. */
export function nextCursor(found: readonly PlacedRow[], limit: number): PageCursor | null {
  const last = found[limit - 1];
  return found.length <= limit || last === undefined ? null : { time: last.time, id: last.id };
}
