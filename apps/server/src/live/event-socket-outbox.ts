import type { WebSocket } from 'ws';

/** More than this unsent: the device gets the present state only, once there is room again. */
const MOST_UNSENT_BYTES = 64 * 1024;
const FAR_TOO_MUCH_BYTES = 1024 * 1024;
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;
const TOO_SLOW = 1013;

/** What goes out to one device; a slow one is never buried under what it has not read yet. */
export interface Outbox {
  send(frame: string): void;
  /** Sends an update of a subscription, or later `latest` in its place when the device can not keep up. */
  update(subscription: string, frame: string, latest: () => string | null): void;
  stop(): void;
}

export function createOutbox(socket: WebSocket): Outbox {
  const behind = new Map<string, () => string | null>();
  let behindSince = 0;
  let timer: NodeJS.Timeout | null = null;

  function lookAgain(): void {
    timer = null;
    const isPatienceOver = Date.now() - behindSince > PATIENCE_MS;
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) {
      if (isPatienceOver || socket.bufferedAmount > FAR_TOO_MUCH_BYTES) socket.close(TOO_SLOW, 'too slow');
      else timer = setTimeout(lookAgain, LOOK_AGAIN_MS);
      return;
    }
    const waiting = [...behind.values()];
    behind.clear();
    for (const latest of waiting) {
      const frame = latest();
      if (frame !== null) socket.send(frame);
    }
  }

  return {
    send: (frame) => socket.send(frame),
    update(subscription, frame, latest) {
      if (behind.size === 0 && socket.bufferedAmount <= MOST_UNSENT_BYTES) {
        socket.send(frame);
        return;
      }
      if (behind.size === 0) behindSince = Date.now();
      behind.set(subscription, latest);
      timer ??= setTimeout(lookAgain, LOOK_AGAIN_MS);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      behind.clear();
    },
  };
}
