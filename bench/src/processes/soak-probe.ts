import { monitorEventLoopDelay } from 'node:perf_hooks';
import { answerQuestions } from '../load/answer-questions';

/** Rare enough to cost nothing over hours. */
const RESOLUTION_MS = 20;

/** What the server that loads this beside itself is like at one moment. */
export interface ProbeSample {
  readonly rssBytes: number;
  /** After a full collection. */
  readonly heapBytes: number;
  /** Since the sample before, without the collection itself. */
  readonly delayP99Ms: number;
  readonly delayMaxMs: number;
  readonly cpuMs: number;
}

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

answerQuestions({
  sample: (): ProbeSample => {
    const delayP99Ms = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
    const delayMaxMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    delay.disable();
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    delay.reset();
    delay.enable();
    return { rssBytes: rss, heapBytes: heapUsed, delayP99Ms, delayMaxMs, cpuMs: (user + system) / 1000 };
  },
});
