import { finished } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { once } from 'node:events';

import postgres from 'postgres';

import { parsePart, type BackupEnd, type BackupTable } from './backup-format';
import type { BackupReader } from './read-backup';
import { unreadableBackup, RestoreRefusal } from './restore-refusal';
import { quoted, type Queries } from './table-order';

/** Values and names that PostgreSQL does not take: whoever wrote the file wrote other ones. */
const wrongContent = /^(22|23|42)/;

/** Puts in all rows, and answers the last line once it has proven that nothing is missing. */
export async function fillTables(tx: Queries, reader: BackupReader): Promise<BackupEnd> {
  let rowCount = 0;
  for (;;) {
    const part = parsePart((await reader.line()) ?? '');
    if (part === null) throw new RestoreRefusal(unreadableBackup);
    if (!('table' in part)) {
      const isWhole = part.sha256 === reader.digest() && part.rowCount === rowCount;
      if (!isWhole) throw new RestoreRefusal(unreadableBackup);
      await setSequences(tx, part);
      return part;
    }
    try {
      rowCount += await fillTable(tx, part, reader);
    } catch (error) {
      const isWrong = error instanceof postgres.PostgresError && wrongContent.test(error.code);
      throw isWrong ? new RestoreRefusal(unreadableBackup) : error;
    }
  }
}

/** Answers how many rows the table has then. */
async function fillTable(
  tx: Queries,
  { table, columns }: BackupTable,
  reader: BackupReader,
): Promise<number> {
  const names = columns.map(quoted).join(', ');
  const copy = await tx.unsafe(`copy public.${quoted(table)} (${names}) from stdin`).writable();
  const stored = finished(copy);
  // Until somebody waits for it, a refused row is no unhandled fault.
  stored.catch(() => undefined);
  try {
    for await (const rows of reader.rows()) {
      if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), stored]);
    }
  } catch (error) {
    copy.destroy();
    await breathe();
    throw error;
  }
  copy.end();
  await stored;
  const [row] = await tx.unsafe<{ count: string }[]>(`select count(*) from public.${quoted(table)}`);
  return Number(row?.count);
}

async function setSequences(tx: Queries, { sequences }: BackupEnd): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await tx.unsafe('select setval($1::text::regclass, $2::text::bigint, $3)', [
      `public.${quoted(name)}`,
      value,
      isCalled,
    ]);
  }
}
