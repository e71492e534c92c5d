import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@pubquiz/db/embedded';

/** PostgreSQL as `npm start` runs it, with fsync on, in a folder of its own. */
export interface MeasuredDatabase {
  readonly url: string;
  /** What a server on it that is to be measured is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends it and removes the folder. */
  stop(): Promise<void>;
}

export async function startMeasuredDatabase(): Promise<MeasuredDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pub-quiz-bench-'));
  // The database may run under an account of its own, which must be able to enter.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    resolveFrom: join(process.cwd(), 'packages/db/package.json'),
  });
  return {
    url: embedded.url,
    env: { DATABASE_URL: embedded.url, DATA_DIR: dataDir, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
