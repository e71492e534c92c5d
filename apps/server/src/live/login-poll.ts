import type { AccountRepository } from '@pubquiz/db';
import { startPoll, type Poll } from '../async/poll';
import type { LoginWatch } from './login-watch';

const POLL_MS = 2000;

export interface LoginPollDeps {
  readonly accounts: Pick<AccountRepository, 'liveLogins'>;
  readonly logins: Pick<LoginWatch, 'watched' | 'endAll'>;
  readonly now: () => Date;
}

/**
 * Looks whether the watched logins still stand, so that one that expired, was ended with its account's password, or
 * whose log-out got lost on the way from another node ends here, too. A login must be missing twice: a log-in takes
 * the old id away a moment before it says which one goes on.
 */
export function pollLogins(
  { accounts, logins, now }: LoginPollDeps,
  onError: (error: unknown) => void,
): Poll {
  let missing: ReadonlySet<string> = new Set();

  async function look(): Promise<void> {
    const watched = logins.watched();
    const live = watched.length === 0 ? new Set<string>() : await accounts.liveLogins(watched, now());
    const gone = watched.filter((login) => !live.has(login));
    logins.endAll(gone.filter((login) => missing.has(login)));
    missing = new Set(gone);
  }

  return startPoll(look, { everyMs: POLL_MS, onError });
}
