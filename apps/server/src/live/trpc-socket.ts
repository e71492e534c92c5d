import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { WebSocketServer } from 'ws';
import { appRouter } from '../app-router';
import { contextFactory } from '../context';
import type { Deps } from '../deps';
import { isOwnOrigin, socketCaller, type DoorOptions } from '../http/caller-of';
import { logFault } from '../http/log-fault';
import type { SocketRoute } from '../http/upgrade';

const MAX_FRAME_BYTES = 1024 * 1024;
const PING_MS = 25_000;
const PONG_WAIT_MS = 10_000;
const RESTARTING = 1001;

/** tRPC over WebSocket, through tRPC's own adapter. */
export function createTrpcSocket(deps: Deps, options: DoorOptions): SocketRoute {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const createContext = contextFactory(deps);
  const adapter = applyWSSHandler({
    wss,
    router: appRouter,
    createContext: ({ req, info }) => createContext(socketCaller(req, options, info.connectionParams)),
    keepAlive: { enabled: true, pingMs: PING_MS, pongWaitMs: PONG_WAIT_MS },
    onError({ error, path }) {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        logFault(deps.log, error.cause ?? error, `trpc ${path ?? ''}`);
    },
  });
  return {
    wss,
    mayOpen: (req) => isOwnOrigin(req, options),
    askToReconnect: () => adapter.broadcastReconnectNotification(),
    closeAll() {
      for (const client of wss.clients) client.close(RESTARTING, 'restarting');
    },
  };
}
