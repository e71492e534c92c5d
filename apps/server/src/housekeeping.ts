import { utcDay } from '@pubquiz/core';
import { startPoll, type Poll } from './async/poll';
import type { Deps } from './deps';
import { logFault } from './log-fault';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A guest's login ends a day after the last use, and the quizzes stay for 30 days more (D64). */
const GUEST_KEEP_MS = 31 * DAY_MS;
const GUESTS_AT_ONCE = 100;
/** Enough to compare a month with the same one a year ago. */
const ANALYTICS_KEEP_MS = 400 * DAY_MS;

type HousekeepingDeps = Pick<
  Deps,
  'accounts' | 'analytics' | 'authSessions' | 'hub' | 'library' | 'log' | 'now'
>;

/** Deletes ended logins, used allowances, old events, and guests who will not come back. */
export async function cleanUp(deps: HousekeepingDeps): Promise<void> {
  const { accounts, analytics, authSessions, hub, library, now } = deps;
  await authSessions.deleteExpired();
  await library.forgetUses(utcDay(new Date(now().getTime() - DAY_MS)));
  await analytics.forget(new Date(now().getTime() - ANALYTICS_KEEP_MS));
  const lastVisitBefore = new Date(now().getTime() - GUEST_KEEP_MS);
  for (;;) {
    const { guestCount, sessionIds } = await accounts.deleteUnusedGuests({
      lastVisitBefore,
      limit: GUESTS_AT_ONCE,
    });
    for (const sessionId of sessionIds) hub.end(sessionId);
    if (guestCount < GUESTS_AT_ONCE) return;
  }
}

/** Cleans up once an hour. */
export function startHousekeeping(deps: HousekeepingDeps): Poll {
  return startPoll(() => cleanUp(deps), {
    everyMs: HOUR_MS,
    onError: (error) => logFault(deps.log, error, 'housekeeping'),
  });
}
