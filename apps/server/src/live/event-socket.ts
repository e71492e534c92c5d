import { WebSocketServer, type WebSocket } from 'ws';
import { readSessionCookie } from '../auth/session-cookie';
import type { DoorOptions } from '../http/caller-of';
import type { SocketRoute } from '../http/upgrade';
import { RESTARTING } from './close-codes';
import { serveEventSocket } from './event-socket-connection';
import type { EventSocketDeps } from './event-socket-subscriptions';
import { createLaggards } from './laggards';
import { MAX_FRAME_BYTES, PING_MS } from './socket-limits';

export interface EventSocketOptions extends Pick<DoorOptions, 'origins'> {
  /** How often a device is asked whether it is still there; it has twice this time to answer. */
  readonly pingMs?: number;
}

/** Closes connections whose device has not answered a ping for two rounds: nobody is there any more. */
function keepAlive(wss: WebSocketServer, pingMs: number): void {
  const lastSeen = new WeakMap<WebSocket, number>();
  wss.on('connection', (socket) => {
    const seen = (): void => void lastSeen.set(socket, Date.now());
    seen();
    socket.on('pong', seen);
  });
  const timer = setInterval(() => {
    for (const socket of wss.clients) {
      if (Date.now() - (lastSeen.get(socket) ?? 0) > 2 * pingMs) socket.terminate();
      else socket.ping();
    }
  }, pingMs);
  timer.unref();
  wss.on('close', () => clearInterval(timer));
}

/** The documented event socket at `/`: JSON frames, fed by the hub (RT-1 to RT-11, wire contract 11). */
export function createEventSocket(
  deps: EventSocketDeps,
  { origins, pingMs = PING_MS }: EventSocketOptions,
): SocketRoute {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  keepAlive(wss, pingMs);
  const door = { deps, laggards: createLaggards() };
  wss.on('connection', (socket, request) => {
    serveEventSocket(door, socket, readSessionCookie(request.headers.cookie));
  });

  function closeAll(): void {
    for (const client of wss.clients) client.close(RESTARTING, 'restarting');
  }

  return {
    wss,
    // Programs have no Origin; a browser always sends one, so a foreign page can not use somebody's cookie.
    mayOpen: ({ headers: { origin } }) => origin === undefined || origins.has(origin),
    askToReconnect: closeAll,
    closeAll,
  };
}
