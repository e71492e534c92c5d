import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { aDataDir, aNode, bundleEmbeddedNode, type EmbeddedNode } from '../testing/embedded-node';
import { installBinaries } from '../testing/installed-binaries';
import { accountForNewData, isRoot } from './database-account';
import { readPostmasterFile } from './postmaster-file';
import { systemFolder } from './system-folder';

const asRoot = test.runIf(isRoot());
const account = accountForNewData();
/** Debian's and everyone's user without rights of any kind. */
const nobody = { uid: 65_534, gid: 65_534 };

beforeAll(bundleEmbeddedNode);

/** DATA_DIR in a home that only its owner can enter. */
function aPrivateDataDir(): string {
  const home = aDataDir('home');
  chmodSync(home, 0o700);
  return join(home, 'data');
}

function pointerOf(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
}

function copiesOfPrograms(): readonly string[] {
  if (!existsSync(systemFolder)) return [];
  return readdirSync(systemFolder).filter((name) => name.startsWith('postgresql-'));
}

function logOf(node: EmbeddedNode): readonly string[] {
  return node.lines.flatMap((line) => (line.event === 'log' ? [line.text] : []));
}

function ownerOf(cluster: string): number | undefined {
  const pid = readPostmasterFile(cluster)?.pid;
  return pid === undefined ? undefined : statSync(`/proc/${pid}`).uid;
}

asRoot('started by root, PostgreSQL runs under an account of its own with its data in DATA_DIR', async () => {
  const dataDir = aDataDir();
  const node = aNode(dataDir);
  await node.said('ready');

  expect(ownerOf(join(dataDir, 'postgres'))).toBe(account?.uid);
  expect(account?.uid).not.toBe(0);
  expect(logOf(node)).toEqual([]);
});

asRoot('a DATA_DIR that only root can enter keeps its data, and only the account is let in', async () => {
  const dataDir = aDataDir('data');
  chmodSync(dataDir, 0o700);
  await aNode(dataDir).said('ready');

  const { gid, mode } = statSync(dataDir);

  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  expect({ gid, mode: mode & 0o777 }).toEqual({ gid: account?.gid, mode: 0o710 });
});

asRoot(
  'below a private home the data lie elsewhere, one line says where, and every later node follows',
  async () => {
    const dataDir = aPrivateDataDir();
    const first = aNode(dataDir);
    await first.said('ready');
    const cluster = pointerOf(dataDir);
    onTestFinished(() => rmSync(cluster, { recursive: true, force: true }));
    const second = aNode(dataDir);
    const { origin } = await second.said('ready');
    await first.stop();
    const outcome = await second.stop();
    const third = aNode(dataDir);
    const again = await third.said('ready');

    expect(cluster.startsWith(`${systemFolder}/`)).toBe(true);
    expect(logOf(first)).toEqual([
      `The account pubquiz-db, which PostgreSQL runs under, cannot enter ${dataDir}: the database is in ${cluster}, as ${dataDir}/postgres.location says.`,
    ]);
    expect(origin).toBe('adopted');
    expect(outcome).toBe('stopped');
    expect(again.origin).toBe('started');
    expect([...logOf(second), ...logOf(third)]).toEqual([]);
    expect(await third.stop()).toBe('stopped');
  },
);

asRoot('when the data that the pointer names are gone, nothing new is begun in their place', async () => {
  const dataDir = aPrivateDataDir();
  const node = aNode(dataDir);
  await node.said('ready');
  await node.stop();
  const cluster = pointerOf(dataDir);
  rmSync(cluster, { recursive: true });

  const { problem, text } = await aNode(dataDir).said('refused');

  expect(problem).toBe('data-missing');
  expect(text).toContain(cluster);
  expect(existsSync(cluster)).toBe(false);
});

asRoot(
  'programs installed below a private home are copied to where the account can run them, and one line says so',
  async () => {
    const home = aDataDir('home');
    chmodSync(home, 0o700);
    const earlier = copiesOfPrograms();
    const { resolveFrom } = installBinaries(home);
    const dataDir = aDataDir();

    const node = aNode(dataDir, { resolveFrom });
    await node.said('ready');
    const owner = ownerOf(join(dataDir, 'postgres'));
    await node.stop();

    const made = copiesOfPrograms().filter((name) => !earlier.includes(name));
    for (const name of made) rmSync(join(systemFolder, name), { recursive: true });
    expect(owner).toBe(account?.uid);
    expect(logOf(node)).toEqual(
      made.map((name) => expect.stringContaining(`copying them to ${systemFolder}/${name}`) as string),
    );
  },
);

asRoot("data of an ordinary user stay that user's when root starts in between", async () => {
  const dataDir = aDataDir();
  chownSync(dataDir, nobody.uid, nobody.gid);
  const user = aNode(dataDir, { account: nobody });
  await user.said('ready');
  await user.stop();
  const root = aNode(dataDir);
  await root.said('ready');
  const owner = ownerOf(join(dataDir, 'postgres'));
  await root.stop();

  const again = await aNode(dataDir, { account: nobody }).said('ready');

  expect(owner).toBe(nobody.uid);
  expect(again.origin).toBe('started');
});

asRoot("an ordinary user does not get at another's data", async () => {
  const dataDir = aDataDir();
  const node = aNode(dataDir);
  await node.said('ready');
  await node.stop();
  chmodSync(dataDir, 0o777);

  const { problem } = await aNode(dataDir, { account: nobody }).said('refused');

  expect(problem).toBe('foreign-owner');
});
