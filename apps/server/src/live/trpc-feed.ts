import { tracked, type TrackedEnvelope } from '@trpc/server';
import { orThrow } from '../refusal-error';
import type { FeedKind, FeedRef, Feeds, FeedUpdate } from './feed-update';
import type { Hub } from './hub';

interface Watched<Kind extends FeedKind> {
  readonly feed: FeedRef<Kind>;
  /** null for a device that has seen nothing yet. */
  readonly seenVersion: number | null;
}

/**
 * A feed as tRPC's own adapter takes it, an endless iteration, that also says what it watches: the feed socket sends
 * the hub's bytes instead of iterating.
 */
export type LiveFeed<Kind extends FeedKind> = AsyncGenerator<TrackedEnvelope<Feeds[Kind]['message']>> & {
  readonly watched: Watched<Kind>;
};

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

/** Ends with the signal or when there is nothing to watch. */
async function* iterate<Kind extends FeedKind>(
  hub: Hub,
  watched: Watched<Kind>,
  signal: AbortSignal | undefined,
): AsyncGenerator<TrackedEnvelope<Feeds[Kind]['message']>> {
  const waiting: FeedUpdate<Kind>[] = [];
  let wake: () => void = () => undefined;
  const subscription = orThrow(
    await hub.watch<Kind>({
      ...watched,
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

function liveFeed<Kind extends FeedKind>(
  hub: Hub,
  watched: Watched<Kind>,
  signal: AbortSignal | undefined,
): LiveFeed<Kind> {
  return Object.assign(iterate(hub, watched, signal), { watched });
}

/** What everybody with the invite link sees. */
export function watchSession(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  signal?: AbortSignal,
): LiveFeed<'session'> {
  const feed = { kind: 'session', sessionId: input.sessionId, teamId: null } as const;
  return liveFeed<'session'>(hub, { feed, seenVersion: seenVersion(input) }, signal);
}

/** What one team's devices see beside it. */
export function watchTeam(
  hub: Hub,
  input: Resume & { readonly sessionId: string; readonly teamId: string },
  signal?: AbortSignal,
): LiveFeed<'team'> {
  const feed = { kind: 'team', sessionId: input.sessionId, teamId: input.teamId } as const;
  return liveFeed<'team'>(hub, { feed, seenVersion: seenVersion(input) }, signal);
}

/** What the owner's screens see. */
export function watchQuizmaster(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  signal?: AbortSignal,
): LiveFeed<'quizmaster'> {
  const feed = { kind: 'quizmaster', sessionId: input.sessionId, teamId: null } as const;
  return liveFeed<'quizmaster'>(hub, { feed, seenVersion: seenVersion(input) }, signal);
}
