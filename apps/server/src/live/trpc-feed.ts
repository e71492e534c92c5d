import type { QuizmasterFeedMessage, SessionFeedMessage, TeamFeedMessage } from '@pubquiz/core';
import { tracked, type TrackedEnvelope } from '@trpc/server';
import { orThrow } from '../refusal-error';
import type { FeedKind, FeedRef, Feeds, FeedUpdate } from './feed-update';
import type { Hub } from './hub';

interface Resume {
  readonly lastEventId?: string | null | undefined;
}

/** More than this unsent: the device gets the present state instead of every step to it. */
const MOST_WAITING = 50;

function seenVersion({ lastEventId }: Resume): number | null {
  const version = Number(lastEventId ?? NaN);
  return Number.isSafeInteger(version) && version >= 0 ? version : null;
}

function untilAborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** A feed as an endless iteration for tRPC's own adapter; it ends with the signal or when there is nothing to watch. */
async function* watchFeed<Kind extends FeedKind>(
  hub: Hub,
  { feed, seen }: { readonly feed: FeedRef<Kind>; readonly seen: number | null },
  signal: AbortSignal | undefined,
): AsyncGenerator<TrackedEnvelope<Feeds[Kind]['message']>> {
  const waiting: FeedUpdate<Kind>[] = [];
  let wake: () => void = () => undefined;
  const subscription = orThrow(
    await hub.watch<Kind>({
      feed,
      seenVersion: seen,
      deliver(update) {
        waiting.push(update);
        wake();
      },
    }),
  );
  const aborted = untilAborted(signal);
  try {
    while (!signal?.aborted) {
      if (waiting.length > MOST_WAITING && waiting.at(-1)?.message.kind !== 'gone') {
        const present = subscription.present();
        waiting.splice(0, waiting.length, ...(present ? [present] : []));
      }
      const update = waiting.shift();
      if (!update) {
        const woken = new Promise<void>((resolve) => (wake = resolve));
        await Promise.race([woken, aborted]);
        continue;
      }
      yield tracked(String(update.version), update.message);
      if (update.message.kind === 'gone') return;
    }
  } finally {
    subscription.stop();
  }
}

/** What everybody with the invite link sees. */
export function watchSession(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  signal?: AbortSignal,
): AsyncGenerator<TrackedEnvelope<SessionFeedMessage>> {
  const feed = { kind: 'session', sessionId: input.sessionId, teamId: null } as const;
  return watchFeed<'session'>(hub, { feed, seen: seenVersion(input) }, signal);
}

/** What one team's devices see beside it. */
export function watchTeam(
  hub: Hub,
  input: Resume & { readonly sessionId: string; readonly teamId: string },
  signal?: AbortSignal,
): AsyncGenerator<TrackedEnvelope<TeamFeedMessage>> {
  const feed = { kind: 'team', sessionId: input.sessionId, teamId: input.teamId } as const;
  return watchFeed<'team'>(hub, { feed, seen: seenVersion(input) }, signal);
}

/** What the owner's screens see. */
export function watchQuizmaster(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  signal?: AbortSignal,
): AsyncGenerator<TrackedEnvelope<QuizmasterFeedMessage>> {
  const feed = { kind: 'quizmaster', sessionId: input.sessionId, teamId: null } as const;
  return watchFeed<'quizmaster'>(hub, { feed, seen: seenVersion(input) }, signal);
}
