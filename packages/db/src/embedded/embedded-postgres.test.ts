import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { createDatabase, type DatabaseConnection } from '../database';
import { isDatabaseAway } from '../database-away';
import { aDataDir, aNode, bundleEmbeddedNode } from '../testing/embedded-node';
import { readPostmasterFile } from './postmaster-file';
import { isAlive } from './process-identity';

beforeAll(bundleEmbeddedNode);

function postmasterOf(dataDir: string): number {
  const pid = readPostmasterFile(join(dataDir, 'postgres'))?.pid;
  if (pid === undefined) throw new Error(`No PostgreSQL runs on ${dataDir}.`);
  return pid;
}

async function killPostgres(dataDir: string): Promise<void> {
  const pid = postmasterOf(dataDir);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => {
    expect(isAlive(pid)).toBe(false);
  });
}

function aPool(url: string): DatabaseConnection {
  const pool = createDatabase(url, { max: 2 });
  onTestFinished(() => pool.close());
  return pool;
}

function startsIn(dataDir: string): number {
  return readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('starting PostgreSQL 18').length - 1;
}

test('the first node starts PostgreSQL with fsync on, and as the last one stops it', async () => {
  const dataDir = aDataDir();
  const node = aNode(dataDir);
  const { url, origin } = await node.said('ready');
  const postmaster = postmasterOf(dataDir);
  const settings = await aPool(url).sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as listen`;

  const outcome = await node.stop();

  expect(origin).toBe('started');
  expect(settings[0]).toEqual({ fsync: 'on', commit: 'on', listen: '' });
  expect(outcome).toBe('stopped');
  expect(isAlive(postmaster)).toBe(false);
});

test('a node adopts the database of a killed one, with every acknowledged row, and stops it', async () => {
  const dataDir = aDataDir();
  const killed = aNode(dataDir);
  const pool = aPool((await killed.said('ready')).url);
  await pool.sql`create table kept (id int)`;
  await pool.sql`insert into kept values (1)`;
  const postmaster = postmasterOf(dataDir);
  await killed.kill();

  const heir = aNode(dataDir);
  const { origin, url } = await heir.said('ready');
  const rows = await aPool(url).sql`select id from kept`;

  expect(origin).toBe('adopted');
  expect(postmasterOf(dataDir)).toBe(postmaster);
  expect(rows).toEqual([{ id: 1 }]);
  expect(await heir.stop()).toBe('stopped');
  expect(isAlive(postmaster)).toBe(false);
});

test.each(['the one that started it', 'the one that adopted it'])(
  'of two nodes, %s may stop first and leaves the database to the other',
  async (first) => {
    const dataDir = aDataDir();
    const starter = aNode(dataDir);
    await starter.said('ready');
    const adopter = aNode(dataDir);
    const { url, origin } = await adopter.said('ready');
    const pool = aPool(url);
    const [leaving, staying] = first === 'the one that started it' ? [starter, adopter] : [adopter, starter];

    const outcome = await leaving.stop();
    const rows = await pool.sql`select 1 as here`;

    expect(origin).toBe('adopted');
    expect(outcome).toBe('left-running');
    expect(rows).toEqual([{ here: 1 }]);
    expect(await staying.stop()).toBe('stopped');
  },
);

test('of two nodes that stop at once, exactly one stops the database', async () => {
  const dataDir = aDataDir();
  const nodes = [aNode(dataDir), aNode(dataDir)];
  for (const node of nodes) await node.said('ready');
  const postmaster = postmasterOf(dataDir);

  const outcomes = await Promise.all(nodes.map((node) => node.stop()));

  expect(outcomes.toSorted()).toEqual(['left-running', 'stopped']);
  expect(isAlive(postmaster)).toBe(false);
});

test('of four nodes that start at once on an empty folder with a stale lock, one starts the database and all share it', async () => {
  const dataDir = aDataDir();
  writeFileSync(
    join(dataDir, 'postgres.lock'),
    JSON.stringify({ pid: process.pid, start: 'earlier', token: 'old' }),
  );
  const nodes = [1, 2, 3, 4].map(() => aNode(dataDir));

  const ready = await Promise.all(nodes.map((node) => node.said('ready')));

  expect(ready.map(({ origin }) => origin).toSorted()).toEqual(['adopted', 'adopted', 'adopted', 'started']);
  expect(new Set(ready.map(({ url }) => url)).size).toBe(1);
  expect(startsIn(dataDir)).toBe(1);
});

test('a node that starts while the last one stops gets a database that stays', async () => {
  const dataDir = aDataDir();
  const leaving = aNode(dataDir);
  await leaving.said('ready');

  const [, coming] = await Promise.all([leaving.stop(), aNode(dataDir).said('ready')]);
  const rows = await aPool(coming.url).sql`select 1 as here`;

  expect(rows).toEqual([{ here: 1 }]);
});

test('a live node starts a killed PostgreSQL again, and pools come back to the same address by themselves', async () => {
  const dataDir = aDataDir();
  const node = aNode(dataDir);
  const pool = aPool((await node.said('ready')).url);
  await pool.sql`create table kept (id int)`;
  await pool.sql`insert into kept values (1)`;

  await killPostgres(dataDir);
  const problems: unknown[] = [];
  const rows = await vi.waitFor(
    () =>
      pool.sql`select id from kept`.catch((error: unknown) => {
        problems.push(error);
        throw error;
      }),
    { timeout: 10_000, interval: 10 },
  );

  expect(rows).toEqual([{ id: 1 }]);
  expect(problems.every(isDatabaseAway)).toBe(true);
  expect(await node.stop()).toBe('stopped');
});

test('of two live nodes that find PostgreSQL killed, one starts it and both hold it again', async () => {
  const dataDir = aDataDir();
  const nodes = [aNode(dataDir), aNode(dataDir)] as const;
  for (const node of nodes) await node.said('ready');

  await killPostgres(dataDir);
  await vi.waitFor(
    () => {
      const back = nodes.map(({ lines }) =>
        lines.some((line) => line.event === 'log' && /is back|started again/.test(line.text)),
      );
      expect(back).toEqual([true, true]);
    },
    { timeout: 10_000, interval: 10 },
  );

  expect(startsIn(dataDir)).toBe(2);
  expect(await nodes[0].stop()).toBe('left-running');
  expect(await nodes[1].stop()).toBe('stopped');
});

test('when one of its sessions is killed, PostgreSQL recovers by itself and the node keeps its share', async () => {
  const dataDir = aDataDir();
  const node = aNode(dataDir);
  const pool = aPool((await node.said('ready')).url);
  const [session] = await pool.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = postmasterOf(dataDir);
  if (session === undefined) throw new Error('A session has a pid.');

  process.kill(session.pid, 'SIGKILL');
  await vi.waitFor(
    () => {
      expect(node.lines).toContainEqual({ event: 'log', text: 'The database is back.' });
    },
    { timeout: 10_000, interval: 10 },
  );

  expect(postmasterOf(dataDir)).toBe(postmaster);
  expect(await node.stop()).toBe('stopped');
});

test('PostgreSQL starts after it and its node were killed together', async () => {
  const dataDir = aDataDir();
  const killed = aNode(dataDir);
  await killed.said('ready');
  await killed.kill();
  await killPostgres(dataDir);

  const { origin } = await aNode(dataDir).said('ready');

  expect(origin).toBe('started');
});

test('a stale pid file that names another program does not stop the start', async () => {
  const dataDir = aDataDir();
  const earlier = aNode(dataDir);
  await earlier.said('ready');
  await earlier.stop();
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${dataDir}/postgres\n1\n5432\n`,
  );

  const { origin } = await aNode(dataDir).said('ready');

  expect(origin).toBe('started');
});

test('where the path is too long for a socket, PostgreSQL listens on a port of this machine that stays the same', async () => {
  const dataDir = aDataDir('a-folder-with-a-long-name'.repeat(5));
  const first = aNode(dataDir);
  const { url } = await first.said('ready');
  const shared = await aNode(dataDir).said('ready');
  await first.kill();
  await killPostgres(dataDir);

  const again = await aNode(dataDir).said('ready');

  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(shared).toMatchObject({ url, origin: 'adopted' });
  expect(again.url).toBe(url);
});
