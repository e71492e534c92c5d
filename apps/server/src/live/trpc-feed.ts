import { tracked, type TrackedEnvelope, type TRPCError } from '@trpc/server';
import { UNKNOWN_USER_SESSION } from '../auth/user-session';
import { orThrow, toTrpcError } from '../refusal-error';
import type { FeedKind, FeedRef, Feeds, FeedUpdate } from './feed-update';
import type { Hub } from './hub';

interface Watched<Kind extends FeedKind> {
  readonly feed: FeedRef<Kind>;
  /** null for a device that has seen nothing yet. */
  readonly seenVersion: number | null;
}

/** Calls back when the login that a feed stands on is over; answers how to stop that. */
export type LoginEnd = (onEnd: () => void) => () => void;

/**
 * A feed as tRPC's own adapter takes it, an endless iteration, that also says what it watches: the feed socket sends
 * the hub's bytes instead of iterating.
 */
export type LiveFeed<Kind extends FeedKind> = AsyncGenerator<TrackedEnvelope<Feeds[Kind]['message']>> & {
  readonly watched: Watched<Kind>;
  /** null for a feed that needs no login. */
  readonly loginEnd: LoginEnd | null;
};

/** What a device is told whose login is over. */
export function loginIsOver(): TRPCError {
  return toTrpcError(UNKNOWN_USER_SESSION);
}

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

interface Iteration<Kind extends FeedKind> {
  readonly watched: Watched<Kind>;
  readonly loginEnd: LoginEnd | null;
  readonly signal: AbortSignal | undefined;
}

/** Ends with the signal or when there is nothing to watch; throws when the login is over. */
async function* iterate<Kind extends FeedKind>(
  hub: Hub,
  { watched, loginEnd, signal }: Iteration<Kind>,
): AsyncGenerator<TrackedEnvelope<Feeds[Kind]['message']>> {
  const waiting: FeedUpdate<Kind>[] = [];
  let wake: () => void = () => undefined;
  const loginOver = new AbortController();
  const leaveLogin = loginEnd?.(() => {
    loginOver.abort();
    wake();
  });
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
      if (loginOver.signal.aborted) throw loginIsOver();
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
    leaveLogin?.();
  }
}

function liveFeed<Kind extends FeedKind>(hub: Hub, iteration: Iteration<Kind>): LiveFeed<Kind> {
  const { watched, loginEnd } = iteration;
  return Object.assign(iterate(hub, iteration), { watched, loginEnd });
}

/** What everybody with the invite link sees. */
export function watchSession(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  signal?: AbortSignal,
): LiveFeed<'session'> {
  const feed = { kind: 'session', sessionId: input.sessionId, teamId: null } as const;
  const watched = { feed, seenVersion: seenVersion(input) };
  return liveFeed<'session'>(hub, { watched, loginEnd: null, signal });
}

/** What one team's devices see beside it. */
export function watchTeam(
  hub: Hub,
  input: Resume & { readonly sessionId: string; readonly teamId: string },
  signal?: AbortSignal,
): LiveFeed<'team'> {
  const feed = { kind: 'team', sessionId: input.sessionId, teamId: input.teamId } as const;
  const watched = { feed, seenVersion: seenVersion(input) };
  return liveFeed<'team'>(hub, { watched, loginEnd: null, signal });
}

/** What the owner's screens see, for as long as the owner is logged in. */
export function watchQuizmaster(
  hub: Hub,
  input: Resume & { readonly sessionId: string },
  { loginEnd, signal }: { readonly loginEnd: LoginEnd; readonly signal?: AbortSignal | undefined },
): LiveFeed<'quizmaster'> {
  const feed = { kind: 'quizmaster', sessionId: input.sessionId, teamId: null } as const;
  const watched = { feed, seenVersion: seenVersion(input) };
  return liveFeed<'quizmaster'>(hub, { watched, loginEnd, signal });
}
