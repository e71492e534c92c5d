import { NO_SUCH_SESSION, NO_SUCH_TEAM, ok, refuse, type Result } from '@pubquiz/core';
import { UNKNOWN_USER_SESSION } from '../auth/user-session';
import type { Deps } from '../deps';
import { requireOwnSession } from '../use-cases/permissions/require-owner';
import { errorFrame, fedBy, type FedBy } from './event-socket-events';
import type { ClientEvent, Refused } from './event-socket-frame';
import type { Outbox } from './event-socket-outbox';
import type { FeedUpdate } from './feed-update';
import type { Hub } from './hub';
import { MOST_SUBSCRIPTIONS, TOO_MANY_SUBSCRIPTIONS } from './socket-limits';

export type EventSocketDeps = Pick<Deps, 'authSessions' | 'sessions' | 'hub' | 'logins' | 'log'>;

/** What one connection has subscribed to. */
export interface Subscriptions {
  /** Subscribes, or sends the present state again; refused for whoever may not see it. */
  add(wish: ClientEvent, refused: Refused): Promise<Result<null>>;
  stop(): void;
}

export interface SubscriptionsOptions {
  readonly deps: EventSocketDeps;
  readonly outbox: Outbox;
  /** The user session id in the cookie of the handshake. */
  readonly cookie: string | null;
}

/** What a subscription ends with, wherever it ends. */
interface Active {
  readonly stop: () => void;
}

function keyOf({ event, data }: ClientEvent): string {
  return [event, data.sessionId, 'teamId' in data ? data.teamId : ''].join(' ');
}

/** The user session that opens a quizmaster's subscription (RT-4). Nothing is told about somebody else's Session. */
async function requireQuizmaster(
  deps: EventSocketDeps,
  userSessionId: string | null,
  sessionId: string,
): Promise<Result<string>> {
  const found = userSessionId === null ? null : await deps.authSessions.find(userSessionId);
  if (found === null) return refuse(UNKNOWN_USER_SESSION);
  const allowed = await requireOwnSession(deps, found.user, sessionId);
  return allowed.ok ? ok(found.user.userSessionId) : allowed;
}

interface Followed {
  readonly source: FedBy;
  readonly key: string;
  /** Session or team are gone. */
  readonly onGone: (error: string) => void;
}

/** Feeds a subscription from the hub, through the outbox. */
async function follow(hub: Hub, outbox: Outbox, { source, key, onGone }: Followed): Promise<Result<Active>> {
  let present: () => FeedUpdate | null = () => null;
  let didAnswersChange = false;
  const watched = await hub.watch({
    feed: source.ref,
    seenVersion: null,
    deliver(update) {
      if (update.message.kind === 'gone') {
        onGone(update.message.reason === 'team-deleted' ? NO_SUCH_TEAM : NO_SUCH_SESSION);
        return;
      }
      const frame = source.frame(update, update.didAnswersChange);
      if (frame === null) return;
      didAnswersChange ||= update.didAnswersChange;
      outbox.update(key, frame, () => {
        const latest = present();
        const latestFrame = latest && source.frame(latest, didAnswersChange);
        didAnswersChange = false;
        return latestFrame;
      });
    },
  });
  if (!watched.ok) return watched;
  present = () => watched.value.present();
  return ok({ stop: () => watched.value.stop() });
}

const NO_LOGIN: Active = { stop: () => undefined };

export function createSubscriptions({ deps, outbox, cookie }: SubscriptionsOptions): Subscriptions {
  const active = new Map<string, Active>();

  function end(key: string): void {
    active.get(key)?.stop();
    active.delete(key);
    outbox.forget(key);
  }

  /** Watches the login that a quizmaster's subscription stands on; the others need none. */
  async function standOnLogin(wish: ClientEvent, onEnd: (error: string) => void): Promise<Result<Active>> {
    if (wish.event !== 'masterSubscribeToSessionAnswerSheets') return ok(NO_LOGIN);
    const { sessionId, userSessionId } = wish.data;
    const login = await requireQuizmaster(deps, userSessionId ?? cookie, sessionId);
    if (!login.ok) return login;
    return ok({ stop: deps.logins.watch(login.value, () => onEnd(UNKNOWN_USER_SESSION.message)) });
  }

  return {
    async add(wish, refused) {
      const key = keyOf(wish);
      if (!active.has(key) && active.size >= MOST_SUBSCRIPTIONS) return refuse(TOO_MANY_SUBSCRIPTIONS);
      const tellEnd = (error: string): void => {
        if (!active.has(key)) return;
        end(key);
        outbox.send(errorFrame(error, refused));
      };
      const login = await standOnLogin(wish, tellEnd);
      if (!login.ok) return login;
      end(key);
      // It counts from now on, so that an end in the middle of its start is not missed.
      active.set(key, login.value);
      const source = fedBy(wish);
      const followed = await follow(deps.hub, outbox, { source, key, onGone: tellEnd }).catch(
        (error: unknown) => {
          end(key);
          throw error;
        },
      );
      if (!followed.ok) {
        end(key);
        return followed;
      }
      const stop = (): void => {
        followed.value.stop();
        login.value.stop();
      };
      if (active.has(key)) active.set(key, { stop });
      else stop();
      return ok(null);
    },
    stop() {
      for (const key of [...active.keys()]) end(key);
    },
  };
}
