import type { WebSocket } from 'ws';

/** More than this unsent: the device gets the latest state only, once there is room again. */
export const MOST_UNSENT_BYTES = 64 * 1024;
const FAR_TOO_MUCH_BYTES = 1024 * 1024;
const PATIENCE_MS = 10_000;
/** A large message goes out in one piece, and nobody sees how far it got: it has the time that a slow line needs. */
const SLOW_LINE_BYTES_PER_MS = 512;
const LOOK_AGAIN_MS = 100;
/** "Try again later": the client comes back and starts with the present state. */
const TOO_SLOW = 1013;

/** A subscription whose device has not read yet what it was sent. */
export interface Laggard {
  readonly socket: WebSocket;
  /** The largest message alone may be more than a slow device has room for: it is given its time. */
  readonly lastFrameBytes: number;
  /** There is room again. */
  readonly catchUp: () => void;
}

/** Watches over devices that do not keep up; those that take nothing at all are sent away. */
export interface Laggards {
  add(laggard: Laggard): void;
  readonly size: () => number;
}

interface Progress {
  unsent: number;
  since: number;
}

/** Looks after those that are added; the patience is how long one may take nothing. */
export function createLaggards(patienceMs = PATIENCE_MS): Laggards {
  const laggards = new Map<Laggard, Progress>();
  let timer: NodeJS.Timeout | null = null;

  function isHopeless({ socket, lastFrameBytes }: Laggard, progress: Progress): boolean {
    if (socket.bufferedAmount < progress.unsent) {
      progress.unsent = socket.bufferedAmount;
      progress.since = performance.now();
    }
    const isTooMuch = socket.bufferedAmount > FAR_TOO_MUCH_BYTES + lastFrameBytes;
    const mayTakeMs = patienceMs + lastFrameBytes / SLOW_LINE_BYTES_PER_MS;
    return isTooMuch || performance.now() - progress.since > mayTakeMs;
  }

  function lookAgain(): void {
    for (const [laggard, progress] of laggards) {
      const { socket } = laggard;
      if (socket.readyState !== socket.OPEN) {
        laggards.delete(laggard);
      } else if (socket.bufferedAmount <= MOST_UNSENT_BYTES) {
        laggards.delete(laggard);
        laggard.catchUp();
      } else if (isHopeless(laggard, progress)) {
        laggards.delete(laggard);
        socket.close(TOO_SLOW, 'too slow');
      }
    }
    timer = laggards.size > 0 ? setTimeout(lookAgain, LOOK_AGAIN_MS).unref() : null;
  }

  return {
    add(laggard) {
      laggards.set(laggard, { unsent: laggard.socket.bufferedAmount, since: performance.now() });
      timer ??= setTimeout(lookAgain, LOOK_AGAIN_MS).unref();
    },
    size: () => laggards.size,
  };
}
