import type {
  AccountRepository,
  AnalyticsRepository,
  AnswerSheetRepository,
  LibraryRepository,
  MilestoneRepository,
  SessionRepository,
} from '@pubquiz/db';
import type { AuthSessions } from './auth/auth-sessions';
import type { Passwords } from './auth/passwords';
import type { MarkdownRenderer } from './content/markdown-renderer';
import type { RateLimits } from './limits/rate-limits';
import type { AnswerIntake } from './live/answer-intake';
import type { Hub } from './live/hub';
import type { LoginWatch } from './live/login-watch';
import type { Logger } from './logger';
import type { Settings } from './settings';
import type { LibrarySearch } from './use-cases/library/library-search';

/** Everything that use cases work with; made once per process, handed in as first argument. */
export interface Deps {
  readonly sessions: SessionRepository;
  readonly answerSheets: AnswerSheetRepository;
  readonly accounts: AccountRepository;
  readonly library: LibraryRepository;
  readonly librarySearch: LibrarySearch;
  readonly analytics: AnalyticsRepository;
  readonly milestones: MilestoneRepository;
  readonly authSessions: AuthSessions;
  readonly passwords: Passwords;
  readonly markdown: MarkdownRenderer;
  readonly hub: Hub;
  readonly logins: LoginWatch;
  readonly answerIntake: AnswerIntake;
  readonly limits: RateLimits;
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => Date;
  /** UUID version 4: 122 random bits, enough for a team's secret (PROD-5). */
  readonly newId: () => string;
}
