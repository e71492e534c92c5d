import type { SessionState } from '@pubquiz/core';
import {
  createSessionChannel,
  type Published,
  type SessionChannel,
  type SessionChannelOptions,
} from './session-channel';

export interface WatchOptions extends SessionChannelOptions {
  readonly sessionId: string;
  readonly load: (sessionId: string) => Promise<SessionState | null>;
  /** The Session is gone: nobody can watch it any more. */
  readonly onGone: () => void;
  readonly onError: (error: unknown) => void;
}

/** A Session that devices of this process watch: keeps its channel in step with the database. */
export interface WatchedSession {
  /** The channel once the present state is read; null for an unknown Session. Fails while the database is away. */
  channel(): Promise<SessionChannel | null>;
  /** The channel after a look at the database. */
  reread(): Promise<SessionChannel | null>;
  /** A change that this process has committed. */
  publish(published: Published): void;
  /** The database has this version, or with null nothing any more: whatever is missing is read. */
  notice(version: number | null): void;
  end(): void;
  readonly size: () => number;
  /** null until it is read. */
  readonly state: () => SessionState | null;
}

/** Commits of one process may be announced out of order; the missing one is on its way. */
const ORDER_PAUSE_MS = 50;
const RETRY_PAUSE_MS = 500;

/** Starts to watch: what is published from now on is kept until the state is read, so that nothing is lost between. */
export function watchSessionState(options: WatchOptions): WatchedSession {
  const waiting = new Map<number, Published>();
  let channel: SessionChannel | null = null;
  let reading: Promise<SessionChannel | null> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let newest = 0;
  let isEnded = false;

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    if (timer !== null) clearTimeout(timer);
    channel?.end();
  }

  function drain(): void {
    if (channel === null || isEnded) return;
    for (;;) {
      const next = waiting.get(channel.state().session.version + 1);
      if (!next) break;
      channel.apply(next);
    }
    const shown = channel.state().session.version;
    for (const version of waiting.keys()) if (version <= shown) waiting.delete(version);
    if (newest > shown) readSoon(waiting.size > 0 ? ORDER_PAUSE_MS : 0);
  }

  function readSoon(pauseMs: number): void {
    if (timer !== null || isEnded) return;
    timer = setTimeout(() => {
      timer = null;
      const isBehind = channel !== null && newest > channel.state().session.version;
      if (!isBehind) return;
      read().catch((error: unknown) => {
        options.onError(error);
        readSoon(RETRY_PAUSE_MS);
      });
    }, pauseMs);
    timer.unref();
  }

  async function readOnce(): Promise<SessionChannel | null> {
    const state = await options.load(options.sessionId);
    if (state === null) {
      end();
      options.onGone();
      return null;
    }
    if (channel === null) channel = createSessionChannel(state, options);
    else if (state.session.version > channel.state().session.version) channel.replace(state);
    // The database knows best; what was published while it was read is still waiting.
    newest = Math.max(channel.state().session.version, ...waiting.keys());
    drain();
    return channel;
  }

  function read(): Promise<SessionChannel | null> {
    reading ??= readOnce().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    channel: () => (channel === null ? read() : Promise.resolve(isEnded ? null : channel)),
    reread: () => read(),
    publish(published) {
      newest = Math.max(newest, published.version);
      waiting.set(published.version, published);
      drain();
    },
    notice(version) {
      newest = version === null ? Number.POSITIVE_INFINITY : Math.max(newest, version);
      drain();
    },
    end,
    size: () => channel?.size() ?? 0,
    state: () => channel?.state() ?? null,
  };
}
