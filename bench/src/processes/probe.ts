import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { answerQuestions } from '../load/answer-questions';

const RESOLUTION_MS = 1;
let delay: IntervalHistogram | null = null;

/** What a bench wants to know of the server that loads this beside itself. */
answerQuestions({
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  heapBytes: () => {
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  startDelay: () => {
    delay?.disable();
    delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
  },
  delayP99Ms: () => Math.max(0, (delay?.percentile(99) ?? 0) / 1e6 - RESOLUTION_MS),
});
