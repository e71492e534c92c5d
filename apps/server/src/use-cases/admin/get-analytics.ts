import { utcDay } from '@pubquiz/core';
import type { AnalyticsCount } from '@pubquiz/db';
import type { Deps } from '../../deps';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was done in the app on each of the last days, today among them (D6). */
export async function getAnalytics(
  { analytics, now }: Pick<Deps, 'analytics' | 'now'>,
  { days }: { readonly days: number },
): Promise<{ since: string; counts: readonly AnalyticsCount[] }> {
  const since = utcDay(new Date(now().getTime() - (days - 1) * DAY_MS));
  return { since, counts: await analytics.countsSince(new Date(`${since}T00:00:00.000Z`)) };
}
