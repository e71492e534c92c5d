import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { connect } from './connect';
import { createDatabase } from './database';
import { isDatabaseAway } from './database-away';
import { freePort } from './embedded/endpoint';
import { createTestDatabase, type TestDatabase } from './testing';

async function aDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

test('every connection has its time limits', async () => {
  const { sql } = await aDatabase();

  const limits = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle`;

  expect(limits[0]).toEqual({ statement: '20s', lock: '5s', idle: '15s' });
});

test('a query that takes too long is ended, and counts as a database that cannot answer now', async () => {
  const { url } = await aDatabase();
  const impatient = createDatabase(url, { max: 1, statementTimeoutMs: 20 });
  onTestFinished(() => impatient.close());

  const error: unknown = await impatient.db
    .execute(sql`select pg_sleep(5)`)
    .catch((reason: unknown) => reason);

  expect(error).toMatchObject({ cause: { code: '57014' } });
  expect(isDatabaseAway(error)).toBe(true);
});

test('notices are not printed', async () => {
  const { sql } = await aDatabase();

  await sql`drop table if exists never_there`;
});

test('a connection that the server ended counts as away, and a later query opens a new one', async () => {
  const { url, sql: other } = await aDatabase();
  const pool = createDatabase(url, { max: 1, applicationName: 'to be ended' });
  onTestFinished(() => pool.close());
  const running = pool.db.execute(sql`select pg_sleep(20)`).catch((reason: unknown) => reason);
  await expect
    .poll(
      () =>
        other`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be ended'`,
    )
    .toHaveLength(1);

  expect(isDatabaseAway(await running)).toBe(true);
  await expect.poll(() => pool.db.execute(sql`select 1 as here`)).toEqual([{ here: 1 }]);
});

test('a full disk, a database that only reads and a statement that takes too long count as away', async () => {
  const { db, sql: bare } = await aDatabase();
  const raised = ['53100', '25006', '57014'].map((code) =>
    db
      .execute(sql.raw(`do $$ begin raise exception 'cannot be stored' using errcode = '${code}'; end $$`))
      .catch((reason: unknown) => reason),
  );
  expect((await Promise.all(raised)).map(isDatabaseAway)).toEqual([true, true, true]);

  const late = bare.begin(async (tx) => {
    await tx`set local statement_timeout = 20`;
    await tx`select pg_sleep(20)`;
  });
  expect(isDatabaseAway(await late.catch((reason: unknown) => reason))).toBe(true);
});

test('a port where nobody listens, a missing socket and a closed pool all count as away', async () => {
  const closed = createDatabase('postgres://127.0.0.1:1/pub');
  await closed.close();
  const pools = [
    createDatabase(`postgres://127.0.0.1:${await freePort()}/pub`),
    createDatabase('postgres://localhost/pub?host=/no/such/folder'),
    closed,
  ];

  const errors = await Promise.all(
    pools.map(({ db }) => db.execute(sql`select 1`).catch((reason: unknown) => reason)),
  );

  expect(errors.map(isDatabaseAway)).toEqual([true, true, true]);
});

test.each([
  new Error('a bug'),
  undefined,
  'text',
  Object.assign(new Error('a file'), { code: 'ENOENT', syscall: 'open' }),
])('%j does not count as away', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test('a refused row does not count as away', async () => {
  const { sql } = await aDatabase();
  await sql`create table pub (name text unique)`;
  await sql`insert into pub values ('The Red Lion')`;

  const error: unknown = await sql`insert into pub values ('The Red Lion')`.catch(
    (reason: unknown) => reason,
  );

  expect(error).toMatchObject({ code: '23505' });
  expect(isDatabaseAway(error)).toBe(false);
});

test.each([
  ['postgres://landlord@pub.example/quiz?host=/run/postgresql', '/run/postgresql/.s.PGSQL.5432'],
  ['postgres:///quiz?host=/run/postgresql&port=5433', '/run/postgresql/.s.PGSQL.5433'],
])('%s is reached through the Unix socket %s', (url, socket) => {
  const sql = connect(url);
  onTestFinished(() => sql.end());

  expect(sql.options.path).toBe(socket);
});
