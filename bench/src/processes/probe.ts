import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { answerQuestions } from '../load/answer-questions';

const RESOLUTION_MS = 1;
let delay: IntervalHistogram | null = null;

/** Every connection that this process has taken and that is still open. */
const sockets = new Set<Socket>();
subscribe('net.server.socket', (message) => {
  const { socket } = message as { readonly socket: Socket };
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});

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
  rssBytes: () => {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
  /** The connections with bytes that their kernel buffers have no room for. */
  stuckSockets: () => [...sockets].filter(({ writableLength }) => writableLength > 0).length,
  startDelay: () => {
    delay?.disable();
    delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
  },
  delayP99Ms: () => Math.max(0, (delay?.percentile(99) ?? 0) / 1e6 - RESOLUTION_MS),
});
