import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT_SERVER } from '../load/child';

/** The built server on one port, started again at once whenever it ends, as a supervisor would. */
export interface SupervisedServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** kill -9; resolves once the process is gone. */
  kill(): Promise<void>;
  /** Resolves once the process of the moment says that it is ready. */
  ready(): Promise<void>;
  /** Milliseconds from each start to its ready line. */
  readonly startTimes: readonly number[];
  /** Ends that nobody here asked for, with what was printed. */
  readonly crashes: readonly string[];
  /** What the log said at the level of an error, by its message. */
  readonly faults: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export interface SupervisedServerOptions {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

const READY_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 200;
const STOP_WITHIN_MS = 15_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given out');
  return address.port;
}

function faultOf(line: string): string | null {
  try {
    const { level, where, error, msg } = JSON.parse(line) as {
      level?: number;
      where?: string;
      msg?: string;
      error?: { message?: string };
    };
    return (level ?? 0) >= 50 ? `${where ?? 'somewhere'}: ${error?.message ?? msg ?? ''}` : null;
  } catch {
    return null;
  }
}

const supervised = new Set<SupervisedServer>();

/** Stops every server and its database, for a run that is told to end. */
export async function stopAllServers(): Promise<void> {
  await Promise.all([...supervised].map((server) => server.stop()));
}

/** Starts the built server on a free port, and again after each end until `stop`. */
export async function superviseServer({
  dataDir,
  env = {},
}: SupervisedServerOptions): Promise<SupervisedServer> {
  const port = await freePort();
  const startTimes: number[] = [];
  const crashes: string[] = [];
  const faults = new Map<string, number>();
  let isStopping = false;
  let isKilled = false;
  let isReady = false;
  let child: ChildProcess;
  let ready: Promise<void>;

  function start(): void {
    const began = performance.now();
    const lines: string[] = [];
    isKilled = false;
    isReady = false;
    const started = spawn(process.execPath, [BUILT_SERVER], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'error',
        RATE_LIMIT: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    ready = new Promise((resolve) => {
      const read = (text: string) => {
        for (const line of text.split('\n')) {
          lines.push(line);
          if (lines.length > 50) lines.shift();
          const fault = faultOf(line);
          if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1);
          if (!line.includes('ready at http')) continue;
          startTimes.push(performance.now() - began);
          isReady = true;
          resolve();
        }
      };
      for (const stream of [started.stdout, started.stderr]) stream.setEncoding('utf8').on('data', read);
    });
    started.once('exit', (code, signal) => {
      if (isStopping) return;
      if (!isKilled) crashes.push(`ended with ${String(code ?? signal)}:\n${lines.join('\n')}`);
      start();
    });
  }

  start();
  const server: SupervisedServer = {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    startTimes,
    crashes,
    faults,
    async kill() {
      isKilled = true;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async ready() {
      const until = performance.now() + READY_WITHIN_MS;
      for (;;) {
        const waited = ready;
        // A process that ends before it is ready is followed by another one.
        await Promise.race([waited, sleep(LOOK_AGAIN_MS, undefined, { ref: false })]);
        if (isReady && waited === ready) return;
        if (performance.now() > until)
          throw new Error(`The server is not ready in time; ${crashes.join('\n')}`);
      }
    },
    async stop() {
      isStopping = true;
      supervised.delete(server);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await gone;
      clearTimeout(force);
    },
  };
  supervised.add(server);
  return server;
}
