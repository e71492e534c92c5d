import { EventEmitter } from 'node:events';
import { applyWSSHandler, type WSSHandlerOptions } from '@trpc/server/adapters/ws';
import type { WebSocket } from 'ws';
import { appRouter } from '../app-router';
import type { Handshake } from './feed-handshake';

type HandlerOptions = WSSHandlerOptions<typeof appRouter>;

/** tRPC's own adapter for the messages of one socket that are not about feeds. */
export interface StockSocket {
  take(data: Buffer, isBinary: boolean): void;
  closed(): void;
}

/** Opens tRPC's own adapter for a socket. */
export type StockAdapter = (socket: WebSocket, handshake: Handshake) => StockSocket;

/** What the adapter sees of a socket: it hears only what is handed on. */
class StandInSocket extends EventEmitter {
  constructor(private readonly socket: WebSocket) {
    super();
  }

  get readyState(): number {
    return this.socket.readyState;
  }

  send(data: string): void {
    this.socket.send(data);
  }

  close(): void {
    this.socket.close();
  }
}

/** One for all sockets; what it needs for a socket is made at that socket's first message that is no feed's. */
export function createStockAdapter(options: Pick<HandlerOptions, 'createContext' | 'onError'>): StockAdapter {
  const server = Object.assign(new EventEmitter(), { clients: new Set<WebSocket>() });
  applyWSSHandler({ ...options, router: appRouter, wss: server });
  return (socket, handshake) => {
    const client = new StandInSocket(socket);
    server.emit('connection', client, handshake);
    return {
      take: (data, isBinary) => void client.emit('message', data, isBinary),
      closed: () => void client.emit('close'),
    };
  };
}
