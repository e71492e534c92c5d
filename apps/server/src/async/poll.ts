/** Something that is looked at again and again. */
export interface Poll {
  /** Looks no more; resolves when a look that is under way has ended. */
  stop(): Promise<void>;
}

export interface PollOptions {
  readonly everyMs: number;
  /** A look failed; the next one comes all the same. */
  readonly onError: (error: unknown) => void;
}

/** Looks every so often, never twice at once: a look that takes longer delays the next one. Keeps no process alive. */
export function startPoll(look: () => Promise<void>, { everyMs, onError }: PollOptions): Poll {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= look()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
