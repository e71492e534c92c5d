import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { appRouter } from '../app-router';
import type { Context } from '../context';
import type { Deps } from '../deps';
import type { FailedCall } from '../log-fault';
import { orThrow, toTrpcError } from '../refusal-error';
import { createFeedDevice, type FeedDevice } from './feed-device';
import { startedFrame, stoppedMessage, type RequestId } from './feed-frames';
import type { FeedRequest } from './feed-request';
import type { FeedKind } from './feed-update';
import type { Laggards } from './laggards';
import { MOST_SUBSCRIPTIONS, TOO_MANY_SUBSCRIPTIONS } from './socket-limits';
import { loginIsOver, type LiveFeed } from './trpc-feed';

/** What all sockets share. */
export interface FeedDoor {
  readonly deps: Deps;
  readonly laggards: Laggards;
  readonly onError: (failed: FailedCall) => void;
}

/** The feeds that one socket follows. */
export interface FeedSubscriptions {
  /** Starts a feed, or sends the error that tRPC's own adapter would send. */
  start(request: FeedRequest, ctx: Context): Promise<void>;
  /** Ends a feed; false when the id is none of these. */
  stop(id: RequestId): boolean;
  stopAll(): void;
}

const { _config: config } = appRouter._def;

/** Asks the procedure, which checks input and permission, for the feed. */
async function feedOf({ path, input }: FeedRequest, ctx: Context): Promise<LiveFeed<FeedKind>> {
  return (await callTRPCProcedure({
    router: appRouter,
    path,
    getRawInput: () => Promise.resolve(input),
    ctx,
    type: 'subscription',
    signal: undefined,
    batchIndex: 0,
  })) as LiveFeed<FeedKind>;
}

/** Refuses what a socket may not have, before anything is looked up. */
function checkRoom(devices: readonly FeedDevice[], id: RequestId): void {
  if (devices.some((device) => device.id === id)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: `Duplicate id ${String(id)}` });
  }
  if (devices.length >= MOST_SUBSCRIPTIONS) throw toTrpcError(TOO_MANY_SUBSCRIPTIONS);
}

interface Fault {
  readonly request: FeedRequest;
  readonly ctx: Context;
  readonly cause: unknown;
}

/** Sends the error that tRPC's own adapter would send. */
function sendError(door: FeedDoor, socket: WebSocket, { request, ctx, cause }: Fault): void {
  const { id, path, input } = request;
  const error = getTRPCErrorFromUnknown(cause);
  door.onError({ error, path });
  const shape: unknown = getTRPCErrorShape({ config, error, type: 'subscription', path, input, ctx });
  socket.send(JSON.stringify({ id, error: shape }));
}

/**
 * What is written in this turn goes out as one piece: for a crowd that comes back, half as much to send and to wake for.
 */
function holdUntilTurnEnds(wire: Writable): void {
  wire.cork();
  process.nextTick(() => wire.uncork());
}

/** The subscriptions of one socket, whose feeds go to the connection below it. */
export function createFeedSubscriptions(
  door: FeedDoor,
  socket: WebSocket,
  wire: Writable,
): FeedSubscriptions {
  let devices: readonly FeedDevice[] = [];
  /** Made for the few sockets that need it; there are thousands without a login. */
  let leaveLogin: Map<FeedDevice, () => void> | null = null;

  function stop(device: FeedDevice): void {
    device.stop();
    leaveLogin?.get(device)?.();
    leaveLogin?.delete(device);
  }

  function drop(device: FeedDevice): void {
    devices = devices.filter((each) => each !== device);
    stop(device);
  }

  async function watch(device: FeedDevice, request: FeedRequest, ctx: Context): Promise<void> {
    const { watched, loginEnd } = await feedOf(request, ctx);
    if (!devices.includes(device)) return;
    function end(cause: unknown): void {
      if (!devices.includes(device)) return;
      sendError(door, socket, { request, ctx, cause });
      socket.send(stoppedMessage(request.id));
      drop(device);
    }
    if (loginEnd !== null) {
      const leave = loginEnd(() => end(loginIsOver()));
      (leaveLogin ??= new Map()).set(device, leave);
    }
    holdUntilTurnEnds(wire);
    if (socket.readyState === socket.OPEN) wire.write(startedFrame(request.id));
    try {
      orThrow(await device.watch(door.deps.hub, watched));
    } catch (error) {
      end(error);
    }
  }

  return {
    async start(request, ctx) {
      try {
        checkRoom(devices, request.id);
        const device = createFeedDevice({
          id: request.id,
          socket,
          wire,
          laggards: door.laggards,
          onGone: drop,
        });
        devices = [...devices, device];
        await watch(device, request, ctx).catch((error: unknown) => {
          drop(device);
          throw error;
        });
      } catch (cause) {
        if (socket.readyState === socket.OPEN) sendError(door, socket, { request, ctx, cause });
      }
    },
    stop(id) {
      const device = devices.find((each) => each.id === id);
      if (!device) return false;
      drop(device);
      socket.send(stoppedMessage(id));
      return true;
    },
    stopAll() {
      for (const device of devices) stop(device);
      devices = [];
    },
  };
}
