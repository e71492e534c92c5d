import { randomUUID } from 'node:crypto';
import {
  createAccountRepository,
  createAnalyticsRepository,
  createAnswerSheetRepository,
  createAuthSessionAdapter,
  createLibraryRepository,
  createMilestoneRepository,
  createSessionRepository,
  type DatabaseConnection,
} from '@pubquiz/db';
import { createAuthSessions } from './auth/auth-sessions';
import { createPasswords } from './auth/passwords';
import { createMarkdownRenderer } from './content/markdown-renderer';
import type { Deps } from './deps';
import { createNoRateLimits, createRateLimits } from './limits/rate-limits';
import type { Bus } from './live/bus/bus';
import { createAnswerIntake } from './live/answer-intake';
import { createHub } from './live/hub';
import { createLoginWatch } from './live/login-watch';
import type { Logger } from './logger';
import type { OutageLog } from './outage-log';
import type { Settings } from './settings';
import { createLibrarySearch } from './use-cases/library/library-search';
import { reportQuestionFaults } from './use-cases/session/report-question-faults';

export interface CreateDepsOptions {
  readonly database: Pick<DatabaseConnection, 'db'>;
  readonly bus: Bus;
  readonly settings: Settings;
  readonly log: Logger;
  /** Hears of what fails in the background. */
  readonly onFault: OutageLog['fault'];
  readonly hasRateLimits: boolean;
  /** The bundled worker that renders people's texts; null renders them in this thread. */
  readonly markdownWorker: string | null;
}

/** Puts together what use cases work with. */
export function createDeps({
  database,
  bus,
  settings,
  log,
  onFault,
  hasRateLimits,
  markdownWorker,
}: CreateDepsOptions): Deps {
  const sessions = reportQuestionFaults(createSessionRepository(database.db), log);
  const accounts = createAccountRepository(database.db);
  const library = createLibraryRepository(database.db);
  const now = () => new Date();
  const hub = createHub({
    publicUrl: settings.publicUrl,
    load: (sessionId) => sessions.load(sessionId),
    hint: (sessionId, version) => bus.send({ sessionId, version }),
    onError: (error) => onFault(error, 'hub'),
  });
  return {
    sessions,
    answerSheets: createAnswerSheetRepository(database.db),
    accounts,
    library,
    librarySearch: createLibrarySearch(library),
    analytics: createAnalyticsRepository(database.db),
    milestones: createMilestoneRepository(database.db),
    authSessions: createAuthSessions({
      accounts,
      adapter: createAuthSessionAdapter(database.db),
      now,
      newId: randomUUID,
    }),
    passwords: createPasswords(),
    markdown: createMarkdownRenderer(markdownWorker),
    hub,
    logins: createLoginWatch((hint) => bus.send(hint)),
    answerIntake: createAnswerIntake({ sessions, hub }),
    limits: hasRateLimits ? createRateLimits() : createNoRateLimits(),
    settings,
    log,
    now,
    newId: randomUUID,
  };
}
