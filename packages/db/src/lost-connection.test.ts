import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { finished } from 'node:stream/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { connect, type Sql } from './connect';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
/** One connection only: what is left over from a lost one would reach the next work. */
let sql: Sql;

beforeEach(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 1, connectTimeoutSeconds: 2 });
  await sql`create table pub (name text primary key)`;
});

afterEach(async () => {
  await sql.end();
  await database.close();
});

type Query = Pick<Sql, 'unsafe'>;

async function kill(pid: number): Promise<void> {
  await database.sql`select pg_terminate_backend(${pid}, 5000)`;
}

async function pidOf(query: Query): Promise<number> {
  const [row] = await query.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

async function pubs(): Promise<readonly string[]> {
  const found = await sql<{ name: string }[]>`select name from pub order by name`;
  return found.map(({ name }) => name);
}

test('a connection that ends while a transaction waits for it fails the transaction, and the next work succeeds', async () => {
  const lost = sql.begin(async (tx) => {
    const pid = await pidOf(tx);
    await tx`insert into pub values ('The Fox')`;
    await Promise.all([tx`select pg_sleep(60)`, kill(pid)]);
  });
  await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(await pubs()).toEqual([]);
});

test('a transaction whose connection ended unseen can write nothing any more, not even into the transaction of somebody else', async () => {
  let wholeEvening: Promise<void> = Promise.resolve();
  const lost = sql.begin((tx) => {
    wholeEvening = (async () => {
      await kill(await pidOf(tx));
      await sql.begin(async (other) => {
        await other`insert into pub values ('The Crown')`;
        await tx`insert into pub values ('The Ghost')`.catch(() => undefined);
        await other`insert into pub values ('The Anchor')`;
      });
    })();
    return wholeEvening;
  });
  await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await wholeEvening;
  expect(await pubs()).toEqual(['The Anchor', 'The Crown']);
});

test('a connection that ends in the middle of a copy fails the copy, and the next work succeeds', async () => {
  const lost = sql.begin(async (tx) => {
    const pid = await pidOf(tx);
    const copy = await tx.unsafe('copy (select generate_series(1, 1000000)) to stdout').readable();
    await once(copy, 'readable');
    await kill(pid);
    await finished(copy.resume());
  });
  await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(await pubs()).toEqual([]);
});

test.each([
  ['in the middle', 'The Fox\twith\ttoo\tmuch\n', '22P04'],
  ['at its end', 'The Fox\nThe Fox\n', '23505'],
])('a copy that PostgreSQL refuses %s tells why', async (_where, rows, code) => {
  const refused = sql.begin(async (tx) => {
    const copy = await tx.unsafe('copy pub from stdin').writable();
    copy.end(rows);
    await finished(copy);
  });
  await expect(refused).rejects.toMatchObject({ code });
  expect(await pubs()).toEqual([]);
});

/** A way to the database that is cut the first time that something is asked on it. */
async function aWayCutAt(words: string): Promise<{ readonly url: string; stop(): void }> {
  const through = new URL(database.url);
  const folder = through.searchParams.get('host');
  const target =
    folder === null
      ? { host: through.hostname, port: Number(through.port) }
      : { path: `${folder}/.s.PGSQL.${through.port}` };
  through.search = '';
  let isCut = false;
  const way = createServer((client) => {
    const server = createConnection(target);
    const end = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    server.pipe(client);
    client.on('data', (asked) => {
      if (isCut || !asked.includes(words)) {
        server.write(asked);
        return;
      }
      isCut = true;
      client.resetAndDestroy();
    });
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  through.host = `127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
  return { url: through.href, stop: () => way.close() };
}

test('a connection that ends while it is being opened does not end the process, and the next work succeeds', async () => {
  const way = await aWayCutAt('typarray');
  const through = connect(way.url, { max: 1 });
  await through`select 1`.catch(() => undefined);
  await expect(through`select array[1, 2] as pints`).resolves.toEqual([{ pints: [1, 2] }]);
  await through.end();
  way.stop();
});
