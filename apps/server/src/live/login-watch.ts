import { hashToken } from '../auth/hashed-adapter';
import type { LoginHint } from './bus/bus';

/** Tells long-lived connections that the login they were opened with is over, at whichever node that happened. */
export interface LoginWatch {
  /** Calls back once when the login has ended; answers how to stop watching. */
  watch(userSessionId: string, onEnd: () => void): () => void;
  /** Sign-up and log-in go on under a new id: whoever watches the old one watches that from now on. */
  moved(from: string, to: string): void;
  /** The user has logged out. */
  ended(userSessionId: string): void;
  /** What another node says. */
  hear(hint: LoginHint): void;
  /** The watched logins, as hashes. */
  readonly watched: () => readonly string[];
  /** These logins are over, whoever ended them. */
  endAll(logins: readonly string[]): void;
}

/** Logins are known by their hashes here, so that no secret goes to other nodes. */
export function createLoginWatch(announce: (hint: LoginHint) => void): LoginWatch {
  const watched = new Map<string, Set<() => void>>();

  function watchersOf(login: string): Set<() => void> {
    const known = watched.get(login) ?? new Set();
    watched.set(login, known);
    return known;
  }

  function hear({ login, goesOnAs }: LoginHint): void {
    const watchers = watched.get(login);
    if (!watchers) return;
    watched.delete(login);
    for (const onEnd of watchers) {
      if (goesOnAs === null) onEnd();
      else watchersOf(goesOnAs).add(onEnd);
    }
  }

  function tell(hint: LoginHint): void {
    hear(hint);
    announce(hint);
  }

  return {
    watch(userSessionId, onEnd) {
      watchersOf(hashToken(userSessionId)).add(onEnd);
      return () => {
        for (const [login, watchers] of watched) {
          if (watchers.delete(onEnd) && watchers.size === 0) watched.delete(login);
        }
      };
    },
    moved: (from, to) => tell({ login: hashToken(from), goesOnAs: hashToken(to) }),
    ended: (userSessionId) => tell({ login: hashToken(userSessionId), goesOnAs: null }),
    hear,
    watched: () => [...watched.keys()],
    endAll(logins) {
      for (const login of logins) hear({ login, goesOnAs: null });
    },
  };
}
