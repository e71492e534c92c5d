import type { Repositories } from './repositories';
import type { AuthSessions } from './auth/auth-sessions';
import type { Passwords } from './auth/passwords';
import type { Hub } from './live/hub';
import type { Logger } from './logger';
import type { RateLimits } from './limits/rate-limits';
import type { Settings } from './settings';

/** Everything that use cases work with; made once per process, handed in as first argument. */
export interface Deps {
  readonly repositories: Repositories;
  readonly authSessions: AuthSessions;
  readonly passwords: Passwords;
  readonly hub: Hub;
  readonly limits: RateLimits;
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => Date;
  readonly newId: () => string;
}
