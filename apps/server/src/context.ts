import type { Deps } from './deps';
import type { UserSession } from './auth/user-session';

/** Who is calling, as one of the three doors found it: the cookie, the path (REST) or a bearer token. */
export interface Caller {
  /** The user session id that was sent; null when none was. */
  readonly userSessionId: string | null;
  readonly address: string;
  /** What was sent as bearer token, for the procedures that want the operator's. */
  readonly bearer: string | null;
  /** A browser keeps the id in its cookie and never reads it; a program gets it in the answer. */
  readonly isBrowser: boolean;
  /** This door may start a guest when no id was sent: it can hand the new id over. */
  readonly canStartGuest: boolean;
  /** Hands a new user session id (null after a log-out) to the caller's cookie. */
  readonly handOver: (userSessionId: string | null) => void;
  /**
   * The visitor id of a browser, made and handed to its cookie when it has none (D39); only at a door that can do
   * that.
   */
  readonly visitorId?: (() => string) | undefined;
}

export interface Context extends Caller {
  readonly deps: Deps;
  /** The guest that an earlier call of the same batch has started. */
  startedGuest: Promise<UserSession> | null;
}

/** Makes the function that turns a caller into the context of its calls. */
export function contextFactory(deps: Deps): (caller: Caller) => Context {
  return (caller) => ({ ...caller, deps, startedGuest: null });
}
