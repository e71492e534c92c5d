import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { fileLockHolder, tryFileLock } from './file-lock';
import { startOf } from './process-identity';

function aLockPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pubquiz-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'lock');
}

function aDeadPid(): number {
  return spawnSync('true').pid;
}

test('one holder at a time, and nothing is left behind', () => {
  const path = aLockPath();

  const release = tryFileLock(path);
  const second = tryFileLock(path);
  const holder = fileLockHolder(path);
  release?.();
  const third = tryFileLock(path);
  third?.();

  expect(second).toBeUndefined();
  expect(holder).toBe(process.pid);
  expect(third).toBeDefined();
  expect(readdirSync(join(path, '..'))).toEqual([]);
});

test.each([
  ['a process that ended', () => ({ pid: aDeadPid(), start: 'then', token: 'a' })],
  ['an earlier process with a pid in use', () => ({ pid: process.pid, start: 'earlier', token: 'a' })],
])('the lock of %s is taken over', (_whose, holder) => {
  const path = aLockPath();
  writeFileSync(path, JSON.stringify(holder()));

  const release = tryFileLock(path);

  expect(fileLockHolder(path)).toBe(process.pid);
  release?.();
  expect(readdirSync(join(path, '..'))).toEqual([]);
});

test('a lock file that a full disk cut short is taken over', () => {
  const path = aLockPath();
  writeFileSync(path, '{"pid":');

  expect(tryFileLock(path)).toBeDefined();
});

test('a stale lock stays while another process is taking it over, and a takeover that was killed is no hindrance', () => {
  const path = aLockPath();
  writeFileSync(path, JSON.stringify({ pid: process.pid, start: 'earlier', token: 'a' }));
  const takeover = `${path}.takeover`;

  writeFileSync(takeover, JSON.stringify({ pid: process.pid, start: startOf(process.pid), token: 'b' }));
  const during = tryFileLock(path);
  writeFileSync(takeover, JSON.stringify({ pid: process.pid, start: 'earlier', token: 'b' }));
  const afterwards = tryFileLock(path);

  expect(during).toBeUndefined();
  expect(afterwards).toBeDefined();
});

test('a release after the lock was lost leaves the new holder alone', () => {
  const path = aLockPath();
  const release = tryFileLock(path);
  writeFileSync(path, JSON.stringify({ pid: process.pid, start: startOf(process.pid), token: 'another' }));

  release?.();

  expect(fileLockHolder(path)).toBe(process.pid);
});
