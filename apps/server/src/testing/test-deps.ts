import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pubquiz/db/testing';
import { createCaller } from '../app-router';
import { contextFactory, type Caller } from '../context';
import { createDeps } from '../create-deps';
import type { Deps } from '../deps';
import { createLocalBus } from '../live/bus/local-bus';
import { createLogger } from '../logger';
import { defaultPaths } from '../paths';

/** Who calls in a test: a program without a login, unless the test says otherwise. */
const PROGRAM: Caller = {
  userSessionId: null,
  address: '192.0.2.1',
  bearer: null,
  isBrowser: false,
  canStartGuest: false,
  handOver: () => undefined,
};

export interface TestDeps {
  readonly deps: Deps;
  readonly database: TestDatabase;
  /** Calls procedures without a network in between. */
  readonly call: (caller?: Partial<Caller>) => ReturnType<typeof createCaller>;
  close(): Promise<void>;
}

/** What use cases work with, on an empty database. */
export async function createTestDeps(options: { readonly hasRateLimits?: boolean } = {}): Promise<TestDeps> {
  const database = await createTestDatabase();
  const deps = createDeps({
    database,
    bus: createLocalBus(),
    log: createLogger('silent'),
    onFault: () => undefined,
    markdownWorker: null,
    hasRateLimits: options.hasRateLimits ?? false,
    settings: {
      publicUrl: 'https://quiz.example.org',
      siteSuffix: '',
      socialUrl: 'https://social.example.org',
      supportEmail: 'support@example.org',
      contributorName: 'Starter library',
      contentDir: defaultPaths().contentDir,
      operatorToken: 'the operator token of the tests',
      backups: {
        isDaily: false,
        folder: join(tmpdir(), 'pubquiz-no-such-folder'),
        time: '05:00',
        keep: { days: 7, weeks: 4 },
      },
    },
  });
  const createContext = contextFactory(deps);
  return {
    deps,
    database,
    call: (caller = {}) => createCaller(createContext({ ...PROGRAM, ...caller })),
    async close() {
      deps.hub.stop();
      await database.close();
    },
  };
}
