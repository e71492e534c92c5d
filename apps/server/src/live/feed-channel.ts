import type { SessionState } from '@pubquiz/core';
import type { FeedDefinition } from './feed-definitions';
import { feedUpdate, type FeedKind, type Feeds, type FeedUpdate } from './feed-update';
import type { Slices } from './slices';

/** Enough for a phone that was away for some questions; older devices get the whole state. */
const HISTORY_LENGTH = 60;

export type Deliver<Kind extends FeedKind> = (update: FeedUpdate<Kind>) => void;

/** One feed of one Session: turns changes into one message each and hands it to all its devices. */
export interface FeedChannel<Kind extends FeedKind> {
  /** The whole state as it is now; null for a team that does not exist. */
  present(): FeedUpdate<Kind> | null;
  /** What a device missed that has seen everything up to `version`; null when memory does not reach back so far. */
  since(version: number): readonly FeedUpdate<Kind>[] | null;
  add(deliver: Deliver<Kind>): void;
  remove(deliver: Deliver<Kind>): void;
  readonly size: () => number;
  /** How long it took to hand the last message to all devices. */
  readonly deliveryMs: () => number;
  /** Shows the Session as it is now. */
  show(state: SessionState, didAnswersChange: boolean): void;
  /** Tells all devices that there is nothing to watch any more. */
  end(version: number, reason: 'session-deleted' | 'team-deleted'): void;
}

interface Devices<Kind extends FeedKind> {
  readonly all: Set<Deliver<Kind>>;
  /** Hands an update to everybody who is here now, in slices. */
  tell(update: FeedUpdate<Kind>): void;
  readonly deliveryMs: () => number;
  /** Somebody came or went. */
  changed(): void;
}

function createDevices<Kind extends FeedKind>(slices: Slices): Devices<Kind> {
  const all = new Set<Deliver<Kind>>();
  let listed: Deliver<Kind>[] | null = null;
  let deliveryMs = 0;
  return {
    all,
    tell(update) {
      const told = (listed ??= [...all]);
      slices.run(
        told,
        (deliver) => {
          if (listed === told || all.has(deliver)) deliver(update);
        },
        (costMs) => (deliveryMs = costMs),
      );
    },
    deliveryMs: () => deliveryMs,
    changed: () => (listed = null),
  };
}

/** Opens a feed at the Session's present state. */
export function createFeedChannel<Kind extends FeedKind>(
  definition: FeedDefinition<Kind>,
  state: SessionState,
  slices: Slices,
): FeedChannel<Kind> {
  const devices = createDevices<Kind>(slices);
  const history: FeedUpdate<Kind>[] = [];
  let view = definition.view(state, false);
  let version = state.session.version;
  /** A device that has seen this version can be told the rest from memory. */
  let knownSince = version;
  let whole: FeedUpdate<Kind> | null = null;

  function remember(update: FeedUpdate<Kind>): void {
    history.push(update);
    const dropped = history.length > HISTORY_LENGTH ? history.shift() : undefined;
    if (dropped) knownSince = dropped.version;
  }

  function end(at: number, reason: 'session-deleted' | 'team-deleted'): void {
    view = null;
    whole = null;
    devices.tell(feedUpdate<Kind>({ kind: 'gone', version: at, reason }, null));
  }

  return {
    present() {
      if (view === null) return null;
      whole ??= feedUpdate<Kind>({ kind: 'state', version, state: view } as Feeds[Kind]['message'], view);
      return whole;
    },
    since: (seen) => (seen < knownSince ? null : history.filter((update) => update.version > seen)),
    add(device) {
      devices.all.add(device);
      devices.changed();
    },
    remove(device) {
      devices.all.delete(device);
      devices.changed();
    },
    size: () => (view === null ? 0 : devices.all.size),
    deliveryMs: () => devices.deliveryMs(),
    show(next, didAnswersChange) {
      if (view === null) return;
      const after = definition.view(next, didAnswersChange);
      if (after === null) {
        end(next.session.version, 'team-deleted');
        return;
      }
      const message = definition.patch(view, after, next.session.version);
      if (message === null) return;
      view = after;
      version = next.session.version;
      whole = null;
      const update = feedUpdate<Kind>(message, after, didAnswersChange);
      remember(update);
      devices.tell(update);
    },
    end,
  };
}
