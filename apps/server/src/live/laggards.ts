import type { WebSocket } from 'ws';
import { TOO_SLOW } from './close-codes';

/** More than this unsent: the device gets the latest state only, once there is room again. */
export const MOST_UNSENT_BYTES = 64 * 1024;
const FAR_TOO_MUCH_BYTES = 1024 * 1024;
const PATIENCE_MS = 10_000;
/** A large message goes out in one piece, and nobody sees how far it got: it has the time that a slow line needs. */
const SLOW_LINE_BYTES_PER_MS = 512;
const LOOK_AGAIN_MS = 100;

/** Watches over devices that do not keep up; those that take nothing at all are sent away. */
export interface Laggards {
  /** A subscription waits for room on its socket, and catches up once there is some. */
  add(socket: WebSocket, catchUp: () => void): void;
  /** A large message may be more than a slow device has room for: it is given its time, whatever else waits behind it. */
  sent(socket: WebSocket, bytes: number): void;
  /** The sockets that something waits for. */
  readonly size: () => number;
}

/** A socket whose device has not read yet what it was sent. */
interface SlowSocket {
  readonly waiting: (() => void)[];
  unsent: number;
  /** Since when it has taken nothing. */
  since: number;
}

function hasRoom(socket: WebSocket): boolean {
  return socket.bufferedAmount <= MOST_UNSENT_BYTES;
}

/** Looks after those that are added; the patience is how long one may take nothing. */
export function createLaggards(patienceMs = PATIENCE_MS): Laggards {
  const slow = new Map<WebSocket, SlowSocket>();
  /** The message that a device is reading, where it is a large one. */
  const largeBytes = new WeakMap<WebSocket, number>();
  let timer: NodeJS.Timeout | null = null;

  function noteProgress(socket: WebSocket, progress: SlowSocket): void {
    progress.unsent = socket.bufferedAmount;
    progress.since = performance.now();
  }

  /** One after the other for as long as there is room: what is sent may be large, too. */
  function catchUp(socket: WebSocket, progress: SlowSocket): void {
    largeBytes.delete(socket);
    while (hasRoom(socket) && progress.waiting.length > 0) progress.waiting.shift()?.();
    if (progress.waiting.length === 0) slow.delete(socket);
    else noteProgress(socket, progress);
  }

  function isHopeless(socket: WebSocket, progress: SlowSocket): boolean {
    if (socket.bufferedAmount < progress.unsent) noteProgress(socket, progress);
    const readingBytes = largeBytes.get(socket) ?? 0;
    const isTooMuch = socket.bufferedAmount > FAR_TOO_MUCH_BYTES + readingBytes;
    const mayTakeMs = patienceMs + readingBytes / SLOW_LINE_BYTES_PER_MS;
    return isTooMuch || performance.now() - progress.since > mayTakeMs;
  }

  function lookAgain(): void {
    for (const [socket, progress] of slow) {
      if (socket.readyState !== socket.OPEN) {
        slow.delete(socket);
      } else if (hasRoom(socket)) {
        catchUp(socket, progress);
      } else if (isHopeless(socket, progress)) {
        slow.delete(socket);
        socket.close(TOO_SLOW, 'too slow');
      }
    }
    timer = slow.size > 0 ? setTimeout(lookAgain, LOOK_AGAIN_MS).unref() : null;
  }

  return {
    add(socket, catchUp) {
      const known = slow.get(socket);
      if (known) known.waiting.push(catchUp);
      else slow.set(socket, { waiting: [catchUp], unsent: socket.bufferedAmount, since: performance.now() });
      timer ??= setTimeout(lookAgain, LOOK_AGAIN_MS).unref();
    },
    sent(socket, bytes) {
      if (bytes > MOST_UNSENT_BYTES) largeBytes.set(socket, bytes);
    },
    size: () => slow.size,
  };
}
