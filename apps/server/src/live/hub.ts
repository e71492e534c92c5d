import {
  NO_SUCH_SESSION,
  NO_SUCH_TEAM,
  notFound,
  ok,
  type Result,
  type SessionChanges,
  type SessionState,
} from '@pubquiz/core';
import type { Deliver, FeedChannel } from './feed-channel';
import type { FeedKind, FeedRef, FeedUpdate } from './feed-update';
import type { SessionChannel } from './session-channel';
import { createSlices } from './slices';
import { watchSessionState, type WatchedSession } from './watched-session';

/** What a device says when it wants a feed. */
export interface Watch<Kind extends FeedKind> {
  readonly feed: FeedRef<Kind>;
  /** The version that it has seen; null for a new one. */
  readonly seenVersion: number | null;
  readonly deliver: Deliver<Kind>;
}

/** A device on a feed. */
export interface Subscription<Kind extends FeedKind> {
  /** The whole state as it is now, for a device that could not keep up; null when there is nothing left to watch. */
  present(): FeedUpdate<Kind> | null;
  stop(): void;
}

/** How a change came about that is now committed. */
export interface Announcement {
  readonly sessionId: string;
  readonly version: number;
  readonly changes: SessionChanges;
  readonly isTeamSave: boolean;
}

/**
 * Shows Sessions to the devices of this process. The database is the truth: a change that this process made is shown
 * at once, anything else is read as soon as its version is known.
 */
export interface Hub {
  /**
   * Puts a device on a feed: first the present state, or what it missed since `seenVersion`; then every change.
   * Refused for an unknown Session or team.
   */
  watch<Kind extends FeedKind>(watch: Watch<Kind>): Promise<Result<Subscription<Kind>>>;
  publish(announcement: Announcement): void;
  /** The database has this version of the Session, or with null no such Session. */
  notice(sessionId: string, version: number | null): void;
  /** Session deleted: its devices are told, and nobody can watch it any more. */
  end(sessionId: string): void;
  /** A watched Session as this process shows it now; null when nobody watches it. */
  readonly stateOf: (sessionId: string) => SessionState | null;
  /** The Sessions that somebody watches or has just watched. */
  readonly watchedSessionIds: () => readonly string[];
  stop(): void;
}

export interface HubOptions {
  readonly publicUrl: string;
  readonly load: (sessionId: string) => Promise<SessionState | null>;
  readonly onError: (error: unknown) => void;
  /** Tells other processes that a Session has a new version, or with null that it is gone. */
  readonly hint: (sessionId: string, version: number | null) => void;
}

/** A Session without devices is kept for phones that come back. */
const KEEP_MS = 60_000;

function channelOf<Kind extends FeedKind>(channel: SessionChannel, ref: FeedRef<Kind>): FeedChannel<Kind> {
  const feeds = {
    session: () => channel.session(),
    quizmaster: () => channel.quizmaster(),
    team: () => channel.team(ref as FeedRef<'team'>),
  };
  return feeds[ref.kind]() as unknown as FeedChannel<Kind>;
}

function attach<Kind extends FeedKind>(feed: FeedChannel<Kind>, watch: Watch<Kind>): boolean {
  const present = feed.present();
  if (present === null) return false;
  const missed = watch.seenVersion === null ? null : feed.since(watch.seenVersion);
  for (const update of missed ?? [present]) watch.deliver(update);
  feed.add(watch.deliver);
  return true;
}

/** One hub per process. */
export function createHub(options: HubOptions): Hub {
  const sessions = new Map<string, WatchedSession>();
  const retirements = new Map<string, NodeJS.Timeout>();
  const slices = createSlices();

  function forget(sessionId: string): void {
    sessions.delete(sessionId);
    clearTimeout(retirements.get(sessionId));
    retirements.delete(sessionId);
  }

  function watched(sessionId: string): WatchedSession {
    const known = sessions.get(sessionId);
    if (known) return known;
    const session = watchSessionState({
      ...options,
      sessionId,
      slices,
      onGone: () => {
        forget(sessionId);
      },
    });
    sessions.set(sessionId, session);
    return session;
  }

  function retireWhenUnused(sessionId: string): void {
    clearTimeout(retirements.get(sessionId));
    const timer = setTimeout(() => {
      if (sessions.get(sessionId)?.size() === 0) forget(sessionId);
    }, KEEP_MS);
    timer.unref();
    retirements.set(sessionId, timer);
  }

  return {
    async watch(watch) {
      const { sessionId } = watch.feed;
      const session = watched(sessionId);
      const channel = await session.channel().catch((error: unknown) => {
        // Nobody will come back for a Session that could not even be read.
        if (session.state() === null) forget(sessionId);
        throw error;
      });
      if (channel === null) return notFound(NO_SUCH_SESSION);
      let feed = channelOf(channel, watch.feed);
      if (!attach(feed, watch)) {
        // The team may have joined at another node a moment ago.
        const latest = await session.reread();
        feed = channelOf(latest ?? channel, watch.feed);
        if (latest === null || !attach(feed, watch)) {
          retireWhenUnused(sessionId);
          return notFound(NO_SUCH_TEAM);
        }
      }
      return ok({
        present: () => feed.present(),
        stop: () => {
          feed.remove(watch.deliver);
          retireWhenUnused(sessionId);
        },
      });
    },
    publish({ sessionId, ...published }) {
      sessions.get(sessionId)?.publish(published);
      options.hint(sessionId, published.version);
    },
    notice: (sessionId, version) => sessions.get(sessionId)?.notice(version),
    end(sessionId) {
      sessions.get(sessionId)?.end();
      forget(sessionId);
      options.hint(sessionId, null);
    },
    stateOf: (sessionId) => sessions.get(sessionId)?.state() ?? null,
    watchedSessionIds: () => [...sessions.keys()],
    stop() {
      for (const timer of retirements.values()) clearTimeout(timer);
      retirements.clear();
      sessions.clear();
    },
  };
}
