import { ok, type Result } from '@pubquiz/core';
import type { Caller } from '../../context';
import type { Deps } from '../../deps';
import type { AnalyticsEventName } from './analytics-events';

export interface LoggedEvent {
  readonly name: AnalyticsEventName;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** Stores an event of a browser, which gets its visitor id with the first one (D39); programs are not counted. */
export async function logEvent(
  { analytics, authSessions, limits, now }: Pick<Deps, 'analytics' | 'authSessions' | 'limits' | 'now'>,
  { visitorId, address, userSessionId }: Pick<Caller, 'visitorId' | 'address' | 'userSessionId'>,
  event: LoggedEvent,
): Promise<Result<Record<string, never>>> {
  if (visitorId === undefined) return ok({});
  const allowed = await limits.analytics(address);
  if (!allowed.ok) return allowed;
  const login = userSessionId === null ? null : await authSessions.find(userSessionId);
  await analytics.record([
    { ...event, time: now(), visitorId: visitorId(), accountId: login?.user.accountId ?? null },
  ]);
  return ok({});
}
