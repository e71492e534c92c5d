/** Runs `work` at once, and then not before `pauseMs` are over, however often it is asked for; the last ask always counts. */
export interface Merger {
  ask(): void;
  stop(): void;
}

/** Merges asks, so that a pub full of phones is shown as a few updates a second. */
export function mergeUpdates(work: () => void, pauseMs: () => number): Merger {
  let timer: NodeJS.Timeout | null = null;
  let isAsked = false;

  function run(): void {
    isAsked = false;
    work();
    timer = setTimeout(() => {
      timer = null;
      if (isAsked) run();
    }, pauseMs());
    timer.unref();
  }

  return {
    ask() {
      isAsked = true;
      if (timer === null) run();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isAsked = false;
    },
  };
}
