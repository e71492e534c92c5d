import type { SessionRepository } from '@pubquiz/db';
import type { Hub } from './hub';

const POLL_MS = 2000;

export interface VersionPoll {
  stop(): Promise<void>;
}

/** Looks at the versions of the Sessions that are watched here, so that a lost hint costs time and never a change. */
export function pollVersions(
  { sessions, hub }: { readonly sessions: Pick<SessionRepository, 'versions'>; readonly hub: Hub },
  onError: (error: unknown) => void,
): VersionPoll {
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    const ids = hub.watchedSessionIds();
    if (ids.length === 0) return;
    const versions = await sessions.versions(ids);
    for (const id of ids) hub.notice(id, versions.get(id) ?? null);
  }

  const timer = setInterval(() => {
    running ??= look()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, POLL_MS);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
