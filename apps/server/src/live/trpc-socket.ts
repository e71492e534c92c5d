import { WebSocketServer } from 'ws';
import { contextFactory } from '../context';
import type { Deps } from '../deps';
import { isOwnOrigin, socketCaller, type DoorOptions } from '../http/caller-of';
import { logFailedCall, type FailedCall } from '../log-fault';
import type { SocketRoute } from '../http/upgrade';
import { RESTARTING } from './close-codes';
import { serveTrpcSocket, type TrpcConnection, type TrpcDoor } from './feed-connection';
import { keepHandshake } from './feed-handshake';
import { keepAlive } from './keep-alive';
import { createLaggards } from './laggards';
import { MAX_FRAME_BYTES, PING_MS } from './socket-limits';
import { createStockAdapter } from './stock-adapter';

export interface TrpcSocketOptions extends DoorOptions {
  /** How long a device may say nothing before it is asked whether it is still there. */
  readonly pingMs?: number;
}

/** A whole pub that comes back in the same instant would only wait for itself. */
const RECONNECTS_AT_ONCE = 200;
const BETWEEN_RECONNECTS_MS = 20;

function askToReconnect(connections: ReadonlySet<TrpcConnection>): void {
  const waiting = [...connections];
  function askSome(): void {
    for (const connection of waiting.splice(0, RECONNECTS_AT_ONCE)) connection.askToReconnect();
    if (waiting.length > 0) setTimeout(askSome, BETWEEN_RECONNECTS_MS).unref();
  }
  askSome();
}

/** tRPC over WebSocket: the hot feeds straight from the hub, everything else through tRPC's own adapter. */
export function createTrpcSocket(
  deps: Deps,
  { pingMs = PING_MS, ...options }: TrpcSocketOptions,
): SocketRoute {
  // Feeds go past the library to the connection as frames that are made once, so nothing may be compressed.
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const createContext = contextFactory(deps);
  const connections = new Set<TrpcConnection>();

  const onError = (failed: FailedCall): void => logFailedCall(deps.log, failed);
  const door: TrpcDoor = {
    deps,
    options,
    laggards: createLaggards(),
    onError,
    connections,
    openStock: createStockAdapter({
      createContext: ({ req, info }) => createContext(socketCaller(req, options, info.connectionParams)),
      onError,
    }),
  };
  wss.on('connection', (socket, req) => {
    serveTrpcSocket(door, socket, keepHandshake(req));
  });
  const keptAlive = keepAlive(connections, pingMs);

  return {
    wss,
    mayOpen: (req) => isOwnOrigin(req, options),
    askToReconnect: () => askToReconnect(connections),
    closeAll() {
      keptAlive.stop();
      for (const client of wss.clients) client.close(RESTARTING, 'restarting');
    },
  };
}
