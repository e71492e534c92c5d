import type { BackupSequence } from './backup-format';
import { quoted, type Queries } from './table-order';

/** The columns of a table that have values of their own. */
export async function readColumns(sql: Queries, table: string): Promise<readonly string[]> {
  const found = await sql.unsafe<{ name: string }[]>(
    `select attname as name from pg_attribute
      where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${quoted(table)}`],
  );
  return found.map(({ name }) => name);
}

/** Where the sequences of these tables are. They know no snapshots, and are read last: never behind the rows. */
export async function readSequences(
  sql: Queries,
  tables: readonly string[],
): Promise<readonly BackupSequence[]> {
  const found = await sql.unsafe<{ name: string }[]>(
    `select s.relname as name from pg_class s
      join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
        and d.refclassid = 'pg_class'::regclass
      join pg_class t on t.oid = d.refobjid
      where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace and t.relname = any($1::text[])
      order by 1`,
    [tables as string[]],
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of found) {
    const [row] = await sql.unsafe<Omit<BackupSequence, 'name'>[]>(
      `select last_value::text as value, is_called as "isCalled" from public.${quoted(name)}`,
    );
    if (row !== undefined) sequences.push({ name, value: row.value, isCalled: row.isCalled });
  }
  return sequences;
}
