import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@pubquiz/db/embedded';
import { builtPart, startChild, type Child } from './child';

/** The built server with a probe beside it, on a database of its own with fsync on. */
export interface MeasuredServer extends Child {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
}

const ROOT = process.cwd();

export interface MeasuredServerOptions {
  /** The part that is loaded beside the server and answers questions about it. */
  readonly probe?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts PostgreSQL as `npm start` does, and the built server on it. */
export async function startMeasuredServer({
  probe = 'probe',
  env = {},
}: MeasuredServerOptions = {}): Promise<MeasuredServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pub-quiz-bench-'));
  // The database may run under an account of its own, which must be able to enter.
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    resolveFrom: join(ROOT, 'packages/db/package.json'),
  });
  const server = startChild({
    script: join(ROOT, 'apps/server/dist/main.js'),
    flags: ['--import', builtPart(probe)],
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const url = await server.printed(/ready at (http:\/\/\S+)/);
  return {
    ...server,
    url,
    port: Number(new URL(url).port),
    databaseUrl: database.url,
    async stop() {
      await server.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
