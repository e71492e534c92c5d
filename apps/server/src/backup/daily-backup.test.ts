import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { defaultMigrationsFolder } from '@pubquiz/db';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { catchLog, createTestDeps, type TestDeps } from '../testing';
import { backupFileName } from './backup-files';
import { makeDailyBackup, type DailyBackupOptions } from './daily-backup';

let world: TestDeps;
let folder: string;

beforeAll(async () => {
  world = await createTestDeps();
});
beforeEach(async () => {
  await world.database.sql`truncate milestone`;
  folder = await mkdtemp(join(tmpdir(), 'pubquiz-daily-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});
afterAll(() => world.close());

const morning = new Date(2026, 10, 30, 5, 1);

function at(now: Date, changes: Partial<DailyBackupOptions> = {}): DailyBackupOptions {
  return {
    settings: { isDaily: true, folder, time: '05:00', keep: { days: 2, weeks: 1 } },
    milestones: world.deps.milestones,
    log: world.deps.log,
    now: () => now,
    url: world.database.url,
    migrationsFolder: defaultMigrationsFolder,
    ...changes,
  };
}

function later(days: number, hours = 0): Date {
  return new Date(2026, 10, 30 + days, 5 + hours, 1);
}

test('a backup is made once a day, whole and for its owner only', async () => {
  const caught = catchLog();
  await makeDailyBackup(at(morning, { log: caught.log }));
  await makeDailyBackup(at(later(0, 18)));
  const names = await readdir(folder);
  expect(names).toEqual([backupFileName(morning)]);
  const path = join(folder, names[0] ?? '');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(gunzipSync(await readFile(path)).toString()).toMatch(
    /^{"format":"pubquiz-backup"[^]*"sha256":"\w{64}"}\n$/,
  );
  expect(caught.text()).toContain('The daily backup is made');
});

test('old ones are deleted after the new one is there, and what is not ours stays', async () => {
  await writeFile(join(folder, 'letter.txt'), '');
  for (const day of [0, 1, 2, 3]) await makeDailyBackup(at(later(day)));
  expect(await readdir(folder)).toEqual(['letter.txt', backupFileName(later(2)), backupFileName(later(3))]);
});

test('what a killed process left unfinished is deleted a day later, and what is being made stays', async () => {
  const abandoned = 'restore-1.partial';
  const underWay = 'pubquiz-x.backup.gz.partial';
  for (const name of [abandoned, underWay]) await writeFile(join(folder, name), '');
  await utimes(join(folder, abandoned), later(-2), later(-2));
  await utimes(join(folder, underWay), morning, morning);
  await makeDailyBackup(at(morning));
  expect(await readdir(folder)).toEqual([backupFileName(morning), underWay].sort());
});

test('a machine that was off at the time makes up for it', async () => {
  await makeDailyBackup(at(morning));
  await makeDailyBackup(at(later(5, 13)));
  expect(await readdir(folder)).toContain(backupFileName(later(5, 13)));
});

test('of several nodes one makes it', async () => {
  await Promise.all(
    [1, 2, 3].map((second) => makeDailyBackup(at(new Date(morning.getTime() + second * 1000)))),
  );
  expect(await readdir(folder)).toHaveLength(1);
});

test('a folder that cannot be used is told in the log, leaves nothing behind and is tried again', async () => {
  const caught = catchLog();
  const path = join(folder, 'file');
  await writeFile(path, '');
  const settings = { ...at(morning).settings, folder: path };
  await makeDailyBackup(at(morning, { settings, log: caught.log }));
  expect(caught.text()).toContain('The daily backup was not made; it is tried again in ten minutes');
  expect(caught.text()).toContain('EEXIST');
  await makeDailyBackup(at(morning));
  expect(await readdir(folder)).toEqual([backupFileName(morning), 'file'].sort());
});

test('a disk that is nearly full is told, and the backup that would fill it is not made', async () => {
  const caught = catchLog();
  const huge = join(folder, backupFileName(later(-1)));
  await writeFile(huge, '');
  // A file with a hole: it is as long as all disks together, and takes no room.
  await truncate(huge, 2 ** 42);
  await makeDailyBackup(at(morning, { log: caught.log }));
  expect(caught.text()).toMatch(/The disk of .* is nearly full: \d+ MiB are left/);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a server that stops ends the backup that it makes, without a trace', async () => {
  const caught = catchLog();
  await makeDailyBackup(at(morning, { log: caught.log, signal: AbortSignal.abort() }));
  expect(await readdir(folder)).toEqual([]);
  expect(caught.text()).toBe('');
  expect(await world.deps.milestones.reachedAt('daily-backup')).toBeNull();
});
