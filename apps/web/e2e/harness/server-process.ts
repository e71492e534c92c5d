import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerNodes } from './server-nodes';
import type { ServerProcess, ServerProcessOptions } from './running-server';

export type { ServerProcess, ServerProcessOptions } from './running-server';

const MAIN = join(import.meta.dirname, '../../../server/dist/main.js');
const START_TIMEOUT_MS = 60_000;

/** How many processes make up the server of a journey, and the bus between them: see scripts/journeys.mjs. */
const NODES = Number(process.env.NODES ?? 1);
const REDIS_URL = process.env.NODES_REDIS_URL;

/** A port that is free now; the journey keeps it over restarts of its server. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given out.');
  return address.port;
}

/** A folder for DATA_DIR that is removed after the journey. */
export interface DataDir {
  readonly path: string;
  remove: () => Promise<void>;
}

/** Makes an empty DATA_DIR. The database's own account may enter it, so that nothing is left anywhere else. */
export async function temporaryDataDir(): Promise<DataDir> {
  const path = await mkdtemp(join(tmpdir(), 'pub-quiz-journey-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The process id of the PostgreSQL that serves a DATA_DIR. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number(file.split('\n', 1)[0]);
}

/** Sends a signal to the processes that still live. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}

/** Stops every process of a DATA_DIR's database in its tracks, connections open; answers how to let it go on. */
export async function freezeDatabase(dataDir: string): Promise<() => void> {
  const postmaster = await databasePid(dataDir);
  // The postmaster first: it would start a process that is then missed.
  signal([postmaster], 'SIGSTOP');
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const pids = [...children.trim().split(/\s+/).map(Number), postmaster];
  signal(pids, 'SIGSTOP');
  return () => {
    signal(pids, 'SIGCONT');
  };
}

function spawnServer({ dataDir, port, env = {} }: ServerProcessOptions): {
  child: ChildProcess;
  output: () => string;
} {
  const printed: string[] = [];
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...(REDIS_URL !== undefined && { REDIS_URL }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  return { child, output: () => printed.join('') };
}

/** Resolves with the exit code and the output of a server that is expected not to start. */
export async function runUntilExit(
  options: ServerProcessOptions,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(options);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** Starts the built server as a user would, or with NODES set several; resolves when it can be used. */
export function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  return NODES > 1 ? startServerNodes({ ...options, count: NODES }, startNode) : startNode(options);
}

/** Starts one process of the built server and resolves when it says that it is ready. */
export async function startNode(options: ServerProcessOptions): Promise<ServerProcess> {
  const { child, output } = spawnServer(options);
  const exited = once(child, 'close') as Promise<[number | null]>;

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready within ${START_TIMEOUT_MS} ms:\n${output()}`));
    }, START_TIMEOUT_MS);
    const settle = (action: () => void) => {
      clearTimeout(timer);
      action();
    };
    child.stdout?.on('data', () => {
      if (output().includes('ready at http')) settle(resolve);
    });
    void exited.then(([code]) =>
      settle(() => reject(new Error(`The server ended with ${code}:\n${output()}`))),
    );
  });

  return {
    url: /ready at (http:\S+)/.exec(output())?.[1] ?? '',
    pid: child.pid ?? 0,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
