import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type DataDir,
  databasePid,
  freePort,
  runUntilExit,
  type ServerProcess,
  startServerProcess,
  temporaryDataDir,
} from './harness/server-process';

let dataDir: DataDir;
let running: ServerProcess[];

async function start(port: number): Promise<ServerProcess> {
  const server = await startServerProcess({ dataDir: dataDir.path, port });
  running.push(server);
  return server;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function isReady({ url }: ServerProcess): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok;
}

beforeEach(async () => {
  dataDir = await temporaryDataDir();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await dataDir.remove();
});

test('after kill -9 the next start adopts the orphaned database', async () => {
  const port = await freePort();
  const first = await start(port);
  const database = await databasePid(dataDir.path);
  await first.kill();
  running = [];
  expect(isAlive(database)).toBe(true);

  await start(port);
  expect(await databasePid(dataDir.path)).toBe(database);
});

test('two servers on one DATA_DIR share the database, and the one that stops leaves it to the other', async () => {
  const first = await start(await freePort());
  const second = await start(await freePort());
  const database = await databasePid(dataDir.path);

  expect(await first.stop()).toBe(0);
  expect(isAlive(database)).toBe(true);
  expect(await isReady(second)).toBe(true);

  const third = await start(await freePort());
  expect(await second.stop()).toBe(0);
  expect(await isReady(third)).toBe(true);

  expect(await third.stop()).toBe(0);
  await expect(databasePid(dataDir.path)).rejects.toThrow('ENOENT');
});

test('a second server on the same PORT says in one sentence what is wrong', async () => {
  const port = await freePort();
  const first = await start(port);
  const { code, output } = await runUntilExit({ dataDir: dataDir.path, port });
  expect(code).not.toBe(0);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is already in use`)]);
  expect(await isReady(first)).toBe(true);
});

test('a wrong setting stops the start with a sentence that names it', async () => {
  const { code, output } = await runUntilExit({
    dataDir: dataDir.path,
    port: await freePort(),
    env: { RATE_LIMIT: 'maybe' },
  });
  expect(code).not.toBe(0);
  expect(output).toContain('RATE_LIMIT');
});
