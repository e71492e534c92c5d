/** Long loops in short pieces, so that calls of other devices are taken in between. */
export interface Slices {
  /**
   * Does the work for each item, after everything that was asked for before. What fits into one slice is done at
   * once; `done` is told how many milliseconds the work itself took.
   */
  run<Item>(items: readonly Item[], work: (item: Item) => void, done?: (costMs: number) => void): void;
}

interface Job {
  readonly items: readonly unknown[];
  readonly work: (item: unknown) => void;
  readonly done: ((costMs: number) => void) | undefined;
  next: number;
  costMs: number;
}

const SLICE_MS = 4;
const BETWEEN_LOOKS_AT_THE_CLOCK = 16;

export function createSlices(): Slices {
  const jobs: Job[] = [];
  let isWorking = false;

  /** Works until the job is finished or the slice is over; true when it is finished. */
  function workOn(job: Job, until: number): boolean {
    const began = performance.now();
    let now = began;
    while (job.next < job.items.length && now < until) {
      const end = Math.min(job.items.length, job.next + BETWEEN_LOOKS_AT_THE_CLOCK);
      while (job.next < end) {
        const item = job.items[job.next];
        job.next += 1;
        job.work(item);
      }
      now = performance.now();
    }
    job.costMs += now - began;
    return job.next >= job.items.length;
  }

  function slice(): void {
    const until = performance.now() + SLICE_MS;
    try {
      for (let [job] = jobs; job; [job] = jobs) {
        if (!workOn(job, until)) break;
        jobs.shift();
        job.done?.(job.costMs);
      }
    } finally {
      isWorking = jobs.length > 0;
      if (isWorking) setImmediate(slice);
    }
  }

  return {
    run(items, work, done) {
      jobs.push({ items, work: work as (item: unknown) => void, done, next: 0, costMs: 0 });
      if (isWorking) return;
      isWorking = true;
      slice();
    },
  };
}
