import type { Result } from '@pubquiz/core';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { FeedKind, FeedUpdate } from './feed-update';
import { dataFrame, stoppedMessage, type RequestId } from './feed-frames';
import type { Hub, Subscription, Watch } from './hub';
import { MOST_UNSENT_BYTES, type Laggards } from './laggards';

/** One subscription of one device, fed by the hub's bytes. */
export interface FeedDevice {
  readonly id: RequestId;
  /** Starts to send; refused as the hub refuses. */
  watch<Kind extends FeedKind>(hub: Hub, watched: Omit<Watch<Kind>, 'deliver'>): Promise<Result<unknown>>;
  /** Sends nothing any more. */
  stop(): void;
}

export interface FeedDeviceOptions {
  readonly id: RequestId;
  readonly socket: WebSocket;
  /** The connection below the socket, which must not compress: frames go there as they are. */
  readonly wire: Writable;
  readonly laggards: Laggards;
  /** Session or team are gone, and the device was told. */
  readonly onGone: (device: FeedDevice) => void;
}

export function createFeedDevice({ id, socket, wire, laggards, onGone }: FeedDeviceOptions): FeedDevice {
  let subscription: Subscription<FeedKind> | null = null;
  let isStopped = false;
  /** The last thing that it was not told; only the end matters, anything else is in the present state. */
  let missed: FeedUpdate | null = null;

  function send(update: FeedUpdate): void {
    const frame = dataFrame(id, update);
    wire.write(frame);
    laggards.sent(socket, frame.length);
    if (update.message.kind !== 'gone') return;
    socket.send(stoppedMessage(id));
    onGone(device);
  }

  function deliver(update: FeedUpdate): void {
    if (isStopped || socket.readyState !== socket.OPEN) return;
    if (missed === null && socket.bufferedAmount <= MOST_UNSENT_BYTES) {
      send(update);
      return;
    }
    if (missed === null) {
      laggards.add(socket, () => {
        const latest = missed?.message.kind === 'gone' ? missed : (subscription?.present() ?? null);
        missed = null;
        if (!isStopped && latest !== null) send(latest);
      });
    }
    missed = update;
  }

  const device: FeedDevice = {
    id,
    async watch(hub, watched) {
      const outcome = await hub.watch({ ...watched, deliver });
      if (!outcome.ok) return outcome;
      subscription = outcome.value;
      if (isStopped) subscription.stop();
      return outcome;
    },
    stop() {
      isStopped = true;
      subscription?.stop();
    },
  };
  return device;
}
