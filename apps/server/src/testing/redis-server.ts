import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real Redis on a loopback port of its own, which keeps the port over restarts. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Stops it in its tracks: connections stay open and nothing is answered. */
  pause(): void;
  resume(): void;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again after a kill. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function settingsFor(port: number, folder: string): readonly string[] {
  return ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
}

/** Resolves with the process once it takes connections. */
async function launch(port: number, folder: string): Promise<ChildProcess> {
  const program = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
  const child = spawn(program, settingsFor(port, folder), { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.on('error', (error) =>
      reject(
        new Error(
          `Redis could not be started (${error.message}). Install redis-server or set REDIS_SERVER_PATH.`,
        ),
      ),
    );
    child.on('exit', () => reject(new Error(`Redis ended early:\n${printed}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('Ready to accept connections')) resolve();
    });
  });
  return child;
}

/** Starts the machine's redis-server, or that of REDIS_SERVER_PATH; it ends with this process at the latest. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pubquiz-redis-'));
  let child = await launch(port, folder);
  const endWithThisProcess = () => child.kill('SIGKILL');
  process.on('exit', endWithThisProcess);

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  return {
    url: `redis://127.0.0.1:${String(port)}`,
    port,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    kill,
    async start() {
      child = await launch(port, folder);
    },
    async close() {
      await kill();
      process.off('exit', endWithThisProcess);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
