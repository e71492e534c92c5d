import type { SessionRepository } from '@pubquiz/db';
import { startPoll, type Poll } from '../async/poll';
import type { Hub } from './hub';

const POLL_MS = 2000;

export interface VersionPollDeps {
  readonly sessions: Pick<SessionRepository, 'versions'>;
  readonly hub: Pick<Hub, 'watchedSessionIds' | 'notice'>;
}

/** Looks at the versions of the Sessions that are watched here, so that a lost hint costs time and never a change. */
export function pollVersions({ sessions, hub }: VersionPollDeps, onError: (error: unknown) => void): Poll {
  async function look(): Promise<void> {
    const ids = hub.watchedSessionIds();
    if (ids.length === 0) return;
    const versions = await sessions.versions(ids);
    for (const id of ids) hub.notice(id, versions.get(id) ?? null);
  }

  return startPoll(look, { everyMs: POLL_MS, onError });
}
