import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, onTestFinished, test } from 'vitest';

import { connect, type Sql } from './connect';
import { migrateDatabase } from './migrate';

type Migration = { readonly tag: string; readonly sql: string };

function aFolder(...migrations: readonly Migration[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pubquiz-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entries = migrations.map(({ tag }, index) => ({
    idx: index,
    version: '7',
    when: 1000 + index,
    tag,
    breakpoints: true,
  }));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const { tag, sql } of migrations) writeFileSync(join(folder, `${tag}.sql`), sql);
  return folder;
}

const first: Migration = { tag: '0000_pub', sql: 'create table pub (name text)' };
const second: Migration = { tag: '0001_beer', sql: 'create table beer (name text)' };
const broken: Migration = {
  tag: '0001_broken',
  sql: 'create table half (id int);--> statement-breakpoint\nno sql',
};

async function anEmptyDatabase(): Promise<{ url: string; sql: Sql }> {
  const adminUrl = inject('testDatabaseUrl');
  const name = `empty_${Math.random().toString(36).slice(2)}`;
  const admin = connect(adminUrl, { max: 1 });
  await admin`create database ${admin(name)} template template0`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const sql = connect(url.href, { max: 2 });
  onTestFinished(async () => {
    await sql.end();
    await admin`drop database ${admin(name)}`;
    await admin.end();
  });
  return { url: url.href, sql };
}

async function tables(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  return rows.map(({ name }) => name);
}

test('a database is brought to the newest migration once, and a later version adds what is new', async () => {
  const { url, sql } = await anEmptyDatabase();

  expect(await migrateDatabase(url, aFolder(first))).toBe('0000_pub');
  expect(await migrateDatabase(url, aFolder(first))).toBe('0000_pub');
  expect(await tables(sql)).toEqual(['pub']);
  expect(await migrateDatabase(url, aFolder(first, second))).toBe('0001_beer');
  expect(await tables(sql)).toEqual(['beer', 'pub']);
});

test('nodes that start at once migrate one after the other', async () => {
  const { url, sql } = await anEmptyDatabase();
  const folder = aFolder(first, second);

  const newest = await Promise.all([1, 2, 3].map(() => migrateDatabase(url, folder)));

  expect(newest).toEqual(['0001_beer', '0001_beer', '0001_beer']);
  expect(await tables(sql)).toEqual(['beer', 'pub']);
});

test('a database that a newer version migrated is refused with a sentence and left as it is', async () => {
  const { url, sql } = await anEmptyDatabase();
  await migrateDatabase(url, aFolder(first, second));

  const refused = migrateDatabase(url, aFolder(first));

  await expect(refused).rejects.toMatchObject({
    problem: 'migrated-by-newer-version',
    message: expect.stringContaining('newer version of Pub Quiz') as string,
  });
  expect(await tables(sql)).toEqual(['beer', 'pub']);
});

test('a migration that fails changes nothing', async () => {
  const { url, sql } = await anEmptyDatabase();
  await migrateDatabase(url, aFolder(first));

  await expect(migrateDatabase(url, aFolder(first, broken))).rejects.toMatchObject({
    problem: 'migration-failed',
  });

  expect(await tables(sql)).toEqual(['pub']);
});

test('a folder without migrations leaves the database alone', async () => {
  const { url, sql } = await anEmptyDatabase();

  expect(await migrateDatabase(url, '/no/such/folder')).toBeUndefined();
  expect(await tables(sql)).toEqual([]);
});
