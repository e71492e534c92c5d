/** Tells long-lived connections that the login they were opened with is over. Kept per process. */
export interface LoginWatch {
  /** Calls back once when the login has ended by a log-out; answers how to stop watching. */
  watch(userSessionId: string, onEnd: () => void): () => void;
  /** Sign-up and log-in go on under a new id: whoever watches the old one watches that from now on. */
  moved(from: string, to: string): void;
  /** The user has logged out. */
  ended(userSessionId: string): void;
}

export function createLoginWatch(): LoginWatch {
  const watched = new Map<string, Set<() => void>>();

  function watchersOf(userSessionId: string): Set<() => void> {
    const known = watched.get(userSessionId) ?? new Set();
    watched.set(userSessionId, known);
    return known;
  }

  return {
    watch(userSessionId, onEnd) {
      watchersOf(userSessionId).add(onEnd);
      return () => {
        for (const [id, watchers] of watched) {
          if (watchers.delete(onEnd) && watchers.size === 0) watched.delete(id);
        }
      };
    },
    moved(from, to) {
      const watchers = watched.get(from);
      if (!watchers) return;
      watched.delete(from);
      for (const onEnd of watchers) watchersOf(to).add(onEnd);
    },
    ended(userSessionId) {
      const watchers = watched.get(userSessionId) ?? [];
      watched.delete(userSessionId);
      for (const onEnd of watchers) onEnd();
    },
  };
}
