import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(process.cwd(), 'apps/server/dist/main.js');

export interface BuiltServer {
  readonly url: string;
  /** Ends the process and removes its data. */
  stop: () => Promise<void>;
}

/** Starts the built server on a free port with an empty database of its own and resolves when it is ready. */
export async function startBuiltServer(): Promise<BuiltServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pub-quiz-bench-'));
  // The database may run under an account of its own, which must be able to enter.
  await chmod(dataDir, 0o755);
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${printed}`)));
  });
  return {
    url,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
