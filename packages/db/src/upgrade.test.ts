import { readFileSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';

import { expect, onTestFinished, test } from 'vitest';

import { restoreBackup } from './backup/restore-backup';
import { migrateDatabase } from './migrate';
import {
  createOlderDatabase,
  createTestDatabase,
  firstMigrations,
  migrationCount,
  readAllRows,
  type AllRows,
  type TestDatabase,
} from './testing';

async function older(count: number): Promise<TestDatabase> {
  const database = await createOlderDatabase(count);
  onTestFinished(() => database.close());
  return database;
}

/** The rows as an older schema knew them: what later migrations added is left out. */
function seenFrom(before: AllRows, after: AllRows): AllRows {
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const seen = (after[table] ?? []).map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))),
      );
      return [table, columns.length === 0 ? rows : seen];
    }),
  );
}

/** Whatever has been shipped may be in use somewhere. */
const shipped = Array.from({ length: migrationCount() - 1 }, (_, index) => index + 1);

test.each(shipped)('a database at migration %i with rows in each table keeps every row', async (count) => {
  const { sql, url } = await older(count);
  const before = await readAllRows(sql);
  await migrateDatabase(url);
  const after = await readAllRows(sql);
  expect(seenFrom(before, after)).toEqual(before);
  expect(Object.keys(after)).toEqual(Object.keys(await readAllRows((await older(migrationCount())).sql)));
});

test('the rows of the upgrade tests are in each table of the first schema', async () => {
  const rows = await readAllRows((await older(1)).sql);
  expect(Object.entries(rows).filter(([, each]) => each.length === 0)).toEqual([]);
});

test('nodes that start at once upgrade a database once', async () => {
  const { sql, url } = await older(1);
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)));
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::int as count from drizzle.__drizzle_migrations`;
  expect(count).toBe(migrationCount());
});

test('an older program refuses a database that was upgraded, and changes nothing', async () => {
  const { sql, url } = await older(migrationCount());
  const before = await readAllRows(sql);
  const folder = firstMigrations(migrationCount() - 1);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await expect(migrateDatabase(url, folder)).rejects.toMatchObject({ problem: 'migrated-by-newer-version' });
  expect(await readAllRows(sql)).toEqual(before);
});

test('a backup that the first version made is what an upgrade makes of its database', async () => {
  const target = await createTestDatabase();
  onTestFinished(() => target.close());
  const file = readFileSync(new URL('testing/first-schema.backup.gz', import.meta.url));
  const restored = await restoreBackup({
    url: target.url,
    from: Readable.from([file]),
    expected: { starterQuestionIds: [], adminUsername: null },
  });
  expect(restored).toMatchObject({ ok: true });
  const upgraded = await readAllRows((await older(migrationCount())).sql);
  const withoutMoment = ({ milestone, ...rest }: AllRows) => [rest, milestone?.map(({ name }) => name)];
  expect(withoutMoment(await readAllRows(target.sql))).toEqual(withoutMoment(upgraded));
});
