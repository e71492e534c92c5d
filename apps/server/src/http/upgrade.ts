import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';

/** One WebSocket door: who may open it, and how it is left in peace. */
export interface SocketRoute {
  readonly wss: WebSocketServer;
  readonly mayOpen: (req: IncomingMessage) => boolean;
  /** Before a stop: devices go and come back to whoever serves then. */
  readonly askToReconnect: () => void;
  readonly closeAll: () => void;
}

function refuse(socket: Duplex, status: 403 | 404 | 503): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

/** A peer that vanishes in the middle of its handshake is no fault. Named, so that no socket keeps its request. */
function ignore(): void {
  return undefined;
}

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').split('?')[0] ?? '';
}

/**
 * The only upgrade handler: two WebSocket servers that listen by themselves break each other. It looks at the path,
 * lets the door look at the Origin, and hands over.
 */
export function routeUpgrades(
  server: Server,
  routes: ReadonlyMap<string, SocketRoute>,
  isStopping: () => boolean,
): void {
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', ignore);
    const route = routes.get(pathOf(req));
    if (!route) {
      refuse(socket, 404);
    } else if (isStopping()) {
      refuse(socket, 503);
    } else if (!route.mayOpen(req)) {
      refuse(socket, 403);
    } else {
      route.wss.handleUpgrade(req, socket, head, (client) => route.wss.emit('connection', client, req));
    }
  });
}
