import { expect, test } from 'vitest';

import { createTestDatabase } from './test-database';

test('a test database is a clone of the template that no other file sees', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.sql`create table only_here (id int)`;

  const seen = await other.sql`select to_regclass('only_here') as found`;

  expect(seen[0]?.['found']).toBeNull();
  await Promise.all([one.close(), other.close()]);
});

test('a closed test database is gone', async () => {
  const closed = await createTestDatabase();
  await closed.close();
  const other = await createTestDatabase();

  const found =
    await other.sql`select 1 from pg_database where datname = ${new URL(closed.url).pathname.slice(1)}`;

  expect(found).toHaveLength(0);
  await other.close();
});
