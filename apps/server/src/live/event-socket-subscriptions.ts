import { NO_SUCH_SESSION, NO_SUCH_TEAM, ok, refuse, type Result } from '@pubquiz/core';
import { UNKNOWN_USER_SESSION } from '../auth/user-session';
import type { Deps } from '../deps';
import { requireOwnSession } from '../use-cases/permissions/require-owner';
import { errorFrame, fedBy, type FedBy } from './event-socket-events';
import type { ClientEvent, Refused } from './event-socket-frame';
import type { Outbox } from './event-socket-outbox';
import type { FeedUpdate } from './feed-update';
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
): Promise<Result<null>> {
  const found = userSessionId === null ? null : await deps.authSessions.find(userSessionId);
  if (found === null) return refuse(UNKNOWN_USER_SESSION);
  return requireOwnSession(deps, found.user, sessionId);
}

export function createSubscriptions({ deps, outbox, cookie }: SubscriptionsOptions): Subscriptions {
  const active = new Map<string, Active>();

  function end(key: string): void {
    active.get(key)?.stop();
    active.delete(key);
    outbox.forget(key);
  }

  function tellEnd(key: string, error: string, refused: Refused): void {
    if (!active.has(key)) return;
    end(key);
    outbox.send(errorFrame(error, refused));
  }

  async function watch(source: FedBy, key: string, refused: Refused): Promise<Result<Active>> {
    let present: () => FeedUpdate | null = () => null;
    let didAnswersChange = false;
    const watched = await deps.hub.watch({
      feed: source.ref,
      seenVersion: null,
      deliver(update) {
        if (update.message.kind === 'gone') {
          const isTeamOnly = update.message.reason === 'team-deleted';
          tellEnd(key, isTeamOnly ? NO_SUCH_TEAM : NO_SUCH_SESSION, refused);
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

  /** The login that a quizmaster's subscription stands on; answers how to stop watching it. */
  async function standOnLogin(
    userSessionId: string | null,
    { key, sessionId, refused }: { key: string; sessionId: string; refused: Refused },
  ): Promise<Result<Active>> {
    const allowed = await requireQuizmaster(deps, userSessionId, sessionId);
    if (!allowed.ok) return allowed;
    return ok({
      stop: deps.logins.watch(userSessionId ?? '', () => tellEnd(key, UNKNOWN_USER_SESSION.message, refused)),
    });
  }

  return {
    async add(wish, refused) {
      const key = keyOf(wish);
      if (!active.has(key) && active.size >= MOST_SUBSCRIPTIONS) {
        return refuse(TOO_MANY_SUBSCRIPTIONS);
      }
      const login =
        wish.event === 'masterSubscribeToSessionAnswerSheets'
          ? await standOnLogin(wish.data.userSessionId ?? cookie, {
              key,
              sessionId: wish.data.sessionId,
              refused,
            })
          : ok<Active>({ stop: () => undefined });
      if (!login.ok) return login;
      const { stop: leaveLogin } = login.value;
      end(key);
      // It counts from now on, so that an end in the middle of its start is not missed.
      active.set(key, { stop: leaveLogin });
      const watched = await watch(fedBy(wish), key, refused).catch((error: unknown) => {
        end(key);
        throw error;
      });
      if (!watched.ok) {
        end(key);
        return watched;
      }
      const stop = (): void => {
        watched.value.stop();
        leaveLogin();
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
