import type { Sql } from '../connect';

/** What a backup needs of a connection or a transaction. */
export type Queries = Pick<Sql, 'unsafe'>;

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** The tables in an order in which each comes after those that its rows point to. */
export async function tablesInOrder(sql: Queries, names: readonly string[]): Promise<readonly string[]> {
  const references = await sql.unsafe<Reference[]>(
    `select distinct child.relname as "from", parent.relname as "to"
      from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and child.relnamespace = 'public'::regnamespace and child.oid <> parent.oid`,
  );
  const ordered: string[] = [];
  let waiting = [...names].sort();
  while (waiting.length > 0) {
    const isFree = (name: string) =>
      !references.some(({ from, to }) => from === name && waiting.includes(to));
    const free = waiting.filter(isFree);
    if (free.length === 0)
      throw new Error(`The tables ${waiting.join(', ')} point to each other in a circle`);
    ordered.push(...free);
    waiting = waiting.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** A name in double quotes, as SQL wants it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** How values are written and read, whatever the server's settings are: the same for every backup. */
export const textSettings = `
  set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres'; set local timezone to 'UTC';
  set local extra_float_digits to 1; set local bytea_output to 'hex'; set local client_encoding to 'UTF8'`;
