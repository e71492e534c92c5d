import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pubquiz/db/testing';
import { parseEnvironment } from '../env';
import { createLogger, type Logger } from '../logger';
import { startServer, type RunningServer } from '../server';

export interface TestServer extends RunningServer {
  readonly database: TestDatabase;
}

export interface TestServerOptions {
  /** Variables of the environment beside those that every test has. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Shares this database, as a second node does. */
  readonly database?: TestDatabase;
  readonly webDir?: string;
  /** Writes somewhere; by default nothing is logged. */
  readonly log?: Logger;
}

/** A whole server on a free port with a database of its own; `close` ends both. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'pubquiz-server-'));
  const environment = parseEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    ...options.variables,
  });
  const running = await startServer({
    environment,
    log: options.log ?? createLogger('silent'),
    paths: options.webDir === undefined ? {} : { webDir: options.webDir },
  });
  return {
    ...running,
    database,
    async close() {
      await running.close();
      if (options.database === undefined) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
