import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@pubquiz/db/embedded';
import { startChild, type Child } from './child';

/** Two processes of the built server on one database with fsync on. */
export interface MeasuredNodes {
  readonly near: MeasuredNode;
  readonly far: MeasuredNode;
  stop(): Promise<void>;
}

export interface MeasuredNode {
  readonly url: string;
  readonly port: number;
}

const ROOT = process.cwd();

/** Starts PostgreSQL as `npm start` does, and two nodes; without `redisUrl` PostgreSQL is their bus as well. */
export async function startMeasuredNodes(redisUrl: string | null): Promise<MeasuredNodes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pub-quiz-bench-'));
  // The database may run under an account of its own, which must be able to enter.
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    resolveFrom: join(ROOT, 'packages/db/package.json'),
  });
  const children: Child[] = [];

  async function start(): Promise<MeasuredNode> {
    const child = startChild({
      script: join(ROOT, 'apps/server/dist/main.js'),
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        PORT: '0',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        REDIS_URL: redisUrl ?? '',
      },
    });
    children.push(child);
    const url = await child.printed(/ready at (http:\/\/\S+)/);
    return { url, port: Number(new URL(url).port) };
  }

  async function stop(): Promise<void> {
    for (const child of children) await child.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const near = await start();
    const far = await start();
    return { near, far, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
