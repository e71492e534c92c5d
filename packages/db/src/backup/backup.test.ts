import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { migrateDatabase } from '../migrate';
import { allTableNames } from '../schema/all-tables';
import {
  createOlderDatabase,
  createTestDatabase,
  firstMigrations,
  migrationCount,
  readAllRows,
  type TestDatabase,
} from '../testing';
import type { ExpectedContents } from './expected-contents';
import { restoreBackup, type RestoreBackupOptions } from './restore-backup';
import { writeBackup, type WriteBackupOptions } from './write-backup';

const nobody: ExpectedContents = { starterQuestionIds: [], adminUsername: null };
const createdAt = new Date('2026-03-06T05:00:00Z');

let source: TestDatabase;
let target: TestDatabase;

function keep(database: TestDatabase): TestDatabase {
  onTestFinished(() => database.close());
  return database;
}

beforeEach(async () => {
  source = keep(await createOlderDatabase(migrationCount()));
  target = keep(await createTestDatabase());
});

async function backUp(options: Partial<WriteBackupOptions> = {}): Promise<Buffer> {
  const to = new PassThrough();
  const [file] = await Promise.all([buffer(to), writeBackup({ url: source.url, to, createdAt, ...options })]);
  return file;
}

function restore(file: Buffer, options: Partial<RestoreBackupOptions> = {}) {
  return restoreBackup({ url: target.url, from: Readable.from([file]), expected: nobody, ...options });
}

function messageOf(result: Awaited<ReturnType<typeof restore>>): string {
  return result.ok ? 'restored' : result.refusal.message;
}

/** The file with another text in it, packed again. */
function altered(file: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(file).toString('utf8')));
}

test('every table of the database is in the list that a backup takes', async () => {
  expect(Object.keys(await readAllRows(target.sql))).toEqual([...allTableNames].sort());
});

test('every row of every table is the same in the database that a backup is restored into', async () => {
  await source.sql`insert into milestone values ('daily-backup', '2026-03-05 05:00:00.123+00')`;
  const before = await readAllRows(source.sql);
  expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);

  const result = await restore(await backUp());

  const rowCount = Object.values(before).flat().length;
  expect(result).toEqual({ ok: true, value: { rowCount, createdTime: createdAt.toISOString() } });
  expect(await readAllRows(target.sql)).toEqual(before);
  expect(await readAllRows(source.sql)).toEqual(before);
});

test('sequences go on after the rows that were restored, and generated columns are made anew', async () => {
  const create = `create table beer (id bigint generated always as identity primary key, name text,
    loud text generated always as (upper(name)) stored, foam serial)`;
  const migrationsFolder = firstMigrations(migrationCount());
  onTestFinished(() => rmSync(migrationsFolder, { recursive: true }));
  appendFileSync(join(migrationsFolder, '0000_initial.sql'), `;--> statement-breakpoint\n${create};`);
  for (const { sql } of [source, target]) await sql.unsafe(create);
  await source.sql`insert into beer (name) select 'ale ' || i from generate_series(1, 5) i`;
  await source.sql`delete from beer where id > 3`;
  const tableNames = [...allTableNames, 'beer'];

  const result = await restore(await backUp({ tableNames }), { tableNames, migrationsFolder });

  expect(messageOf(result)).toBe('restored');
  await target.sql`insert into beer (name) values ('stout')`;
  expect(await target.sql`select id::int, loud, foam from beer where id in (3, 6) order by id`).toMatchObject(
    [
      { id: 3, loud: 'ALE 3', foam: 3 },
      { id: 6, loud: 'STOUT', foam: 6 },
    ],
  );
});

/** Fills the table that comes last with so much that a backup waits for its reader before it gets there. */
async function manyAnswers(count: number): Promise<void> {
  await source.sql`
    with new_question as (
      insert into question (id, answer_sheet_id, position, question, answer_entry_type, correct_answer,
        correct_multi_answer, should_reveal_answer, auto_mark_correct_style, answer_trivia, reveal_answer_trivia,
        image_url, reveal_answer_trivia_html)
      select gen_random_uuid(), 'b0000000-0000-4000-8000-000000000001', 10 + i, md5(i::text), 'freeText', md5(i::text),
        '', true, 'similar', '', '', '', ''
      from generate_series(1, ${count}) i returning id)
    insert into team_answer (team_id, question_id, answer, multi_choice_selected_option_indexes, is_confirmed)
    select 'e0000000-0000-4000-8000-000000000001', id, md5(id::text), '{}', false from new_question`;
}

test('a backup shows one moment, whatever is written while it is read', async () => {
  await manyAnswers(6_000);
  const before = await readAllRows(source.sql);
  const to = new PassThrough({ highWaterMark: 1 });
  const writing = writeBackup({ url: source.url, to, createdAt });
  await once(to, 'readable');
  await source.sql`update team_answer set answer = 'written too late'`;
  await source.sql`delete from answer_score`;
  const [file] = await Promise.all([buffer(to), writing]);
  expect(messageOf(await restore(file))).toBe('restored');
  expect(await readAllRows(target.sql)).toEqual(before);
});

test('a reader that goes away ends the backup at once and leaves no snapshot behind', async () => {
  await manyAnswers(6_000);
  const to = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => done(new Error('The disk is full')),
  });
  await expect(writeBackup({ url: source.url, to, createdAt })).rejects.toThrow('The disk is full');
  expect(
    await source.sql`select state from pg_stat_activity
      where datname = current_database() and application_name = 'pubquiz-backup' and state <> 'idle'`,
  ).toEqual([]);
});

test('a backup that is given up ends at once, even while the database hangs', async () => {
  const to = new PassThrough();
  const stop = new AbortController();
  const began = performance.now();
  await source.sql.begin(async (tx) => {
    // A table that is locked answers as late as a database that hangs.
    await tx`lock table team_answer in access exclusive mode`;
    const writing = writeBackup({ url: source.url, to, createdAt, signal: stop.signal });
    const ended = expect(writing).rejects.toThrow();
    await once(to, 'readable');
    stop.abort();
    await ended;
  });
  expect(performance.now() - began).toBeLessThan(4000);
});

describe('a restore is refused', () => {
  async function expectRefusal(file: Buffer, message: string): Promise<void> {
    const before = await readAllRows(target.sql);
    expect(messageOf(await restore(file))).toBe(message);
    expect(await readAllRows(target.sql)).toEqual(before);
  }

  const unreadable = 'The file is no backup of Pub Quiz, or is damaged; nothing was restored';

  test('for a file that is none of ours', async () => {
    await expectRefusal(Buffer.from('A letter'), unreadable);
    await expectRefusal(Buffer.alloc(0), unreadable);
    await expectRefusal(randomBytes(1000), unreadable);
    await expectRefusal(gzipSync('A letter\n'), unreadable);
    await expectRefusal(gzipSync('{"format":"tar","version":1}\n'), unreadable);
    await expectRefusal(gzipSync('{"format":"pubquiz-backup","version":1}\n'), unreadable);
  });

  test('for a file that is cut off anywhere, or has another byte or line', async () => {
    const file = await backUp();
    await expectRefusal(file.subarray(0, 20), unreadable);
    for (const missing of [1, 8, 400]) await expectRefusal(file.subarray(0, -missing), unreadable);
    const lines = gunzipSync(file).toString('utf8').split('\n');
    await expectRefusal(gzipSync(lines.slice(0, -2).join('\n')), unreadable);
    await expectRefusal(
      altered(file, (text) => text.replace('bram stoker', 'bram stroker')),
      unreadable,
    );
    await expectRefusal(
      altered(file, (text) => text.replace('Les Quizerables\t2', 'Les Quizerables\t1')),
      unreadable,
    );
    await expectRefusal(
      altered(file, (text) => text.replace('2.5', 'x.5')),
      unreadable,
    );
    await expectRefusal(
      altered(file, (text) => text.replace('"table":"team"', '"table":"pg_class"')),
      unreadable,
    );
    const withoutARow = (text: string) => text.replace(/^.*Quizerables.*\n/m, '');
    await expectRefusal(altered(file, withoutARow), unreadable);
  });

  test('for a backup of a newer version, with both versions named', async () => {
    const file = await backUp();
    const newer = altered(file, (text) =>
      text.replace(/"when":\d+/, '"when":1').replace(/0\d+_\w+/, '0099_darts'),
    );
    expect(messageOf(await restore(newer))).toMatch(
      /^This backup was made by a newer version of Pub Quiz: it has 0099_darts, this server knows 00\d\d_\w+\. Update the server, then restore$/,
    );
    const newFormat = altered(file, (text) => text.replace('"version":1', '"version":2'));
    expect(messageOf(await restore(newFormat))).toContain('it has format 2, this server knows format 1');
  });

  test('into a database in which somebody has worked, with what is there', async () => {
    const file = await backUp();
    target = source;
    await expectRefusal(
      file,
      'This server is not empty: it has 2 quizzes and 1 account and 1 library question of its own. Restore into a new DATA_DIR or an empty database',
    );
  });
});

test('guests, page views, the account of the host and the starter library as it came stand in no way', async () => {
  const file = await backUp();
  const starterId = 'f4000000-0000-4000-8000-000000000009';
  await target.sql`
    insert into account (id, username, username_key, password_hash, last_visit_time, created_time, updated_time) values
      (gen_random_uuid(), 'Host@example.org', 'host@example.org', 'hash', now(), now(), now()),
      (gen_random_uuid(), null, null, null, now(), now(), now())`;
  await target.sql`
    insert into analytics_event (name, time, visitor_id, properties) values ('seen', now(), 'visitor', '{}')`;
  await target.sql`
    insert into library_question (id, question, answer_entry_type, correct_answer, correct_multi_answer,
      should_reveal_answer, auto_mark_correct_style, answer_trivia, reveal_answer_trivia, image_url, created_time, updated_time)
    values (${starterId}, 'Who?', 'freeText', 'He', '', true, 'similar', '', '', '', now(), now())`;
  expect(messageOf(await restore(file))).toMatch(/it has 1 account and 1 library question of its own/);

  const expected = { starterQuestionIds: [starterId], adminUsername: 'HOST@example.org' };
  await target.sql`update library_question set updated_time = updated_time + interval '1 second'`;
  expect(messageOf(await restore(file, { expected }))).toMatch(/it has 1 library question of its own/);

  await target.sql`update library_question set updated_time = created_time`;
  expect(messageOf(await restore(file, { expected }))).toBe('restored');
  expect(await readAllRows(target.sql)).toEqual(await readAllRows(source.sql));
});

test('connections that knew the tables before a restore go on with the new ones', async () => {
  const names = () => target.sql<{ name: string }[]>`select name from team order by name`;
  await Promise.all(Array.from({ length: 5 }, names));
  expect(messageOf(await restore(await backUp()))).toBe('restored');
  for (const found of await Promise.all(Array.from({ length: 5 }, names))) expect(found).toHaveLength(3);
  await migrateDatabase(target.url);
});
