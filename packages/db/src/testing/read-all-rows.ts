import type { Sql } from '../connect';

/** Every row of every table, as JSON, sorted: what must be the same after a backup and after an upgrade. */
export type AllRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Reads the whole database; numbers and moments as PostgreSQL writes them, so that nothing is rounded. */
export async function readAllRows(sql: Sql): Promise<AllRows> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const all: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const { name } of tables) {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} order by 1`;
    const texts = columns.map((column) => `"${column.name}"::text`).join(', ');
    all[name] = await sql.unsafe(`select ${texts} from public."${name}" t order by t::text collate "C"`);
  }
  return all;
}
