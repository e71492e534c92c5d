import type { WebSocket } from 'ws';
import { MOST_UNSENT_BYTES, type Laggards } from './laggards';

/** What goes out to one device; a slow one is never buried under what it has not read yet. */
export interface Outbox {
  send(frame: string): void;
  /** Sends an update of a subscription, or later `latest` in its place when the device can not keep up. */
  update(subscription: string, frame: string, latest: () => string | null): void;
  /** A subscription has ended: what it still waits for is not sent. */
  forget(subscription: string): void;
}

export function createOutbox(socket: WebSocket, laggards: Laggards): Outbox {
  const behind = new Map<string, () => string | null>();

  function sendUpdate(frame: string): void {
    socket.send(frame);
    laggards.sent(socket, Buffer.byteLength(frame));
  }

  return {
    send: (frame) => socket.send(frame),
    update(subscription, frame, latest) {
      const isBehind = behind.has(subscription);
      if (!isBehind && socket.bufferedAmount <= MOST_UNSENT_BYTES) {
        sendUpdate(frame);
        return;
      }
      behind.set(subscription, latest);
      if (isBehind) return;
      laggards.add(socket, () => {
        const latestFrame = behind.get(subscription)?.() ?? null;
        behind.delete(subscription);
        if (latestFrame !== null) sendUpdate(latestFrame);
      });
    },
    forget: (subscription) => void behind.delete(subscription),
  };
}
