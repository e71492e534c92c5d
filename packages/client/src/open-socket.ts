import type { AppRouter } from '@pubquiz/server/app-router';
import { createWSClient, TRPCClientError, wsLink, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { reconnectDelayMs } from './reconnect-delay';

/** A class that opens WebSockets as browsers do. */
export type WebSocketConstructor = new (url: string) => object;

export interface SocketOptions {
  readonly origin: string;
  readonly token: string | undefined;
  readonly WebSocket: WebSocketConstructor | undefined;
}

export interface Socket {
  readonly link: TRPCLink<AppRouter>;
  close(): Promise<void>;
}

const NO_WEBSOCKET =
  'This platform has no WebSocket: give createPubQuizClient one, for example that of the package ws';

const noSocket: Socket = {
  link: () => () => observable((observer) => observer.error(new TRPCClientError(NO_WEBSOCKET))),
  close: () => Promise.resolve(),
};

/** The connection of all subscriptions: it opens with the first one and closes after the last. */
export function openSocket({ origin, token, WebSocket }: SocketOptions): Socket {
  if (WebSocket === undefined && !('WebSocket' in globalThis)) return noSocket;
  const client = createWSClient({
    url: `${origin.replace(/^http/, 'ws')}/trpc`,
    connectionParams: () => (token === undefined ? {} : { token }),
    lazy: { enabled: true, closeMs: 1000 },
    retryDelayMs: reconnectDelayMs,
    keepAlive: { enabled: true, intervalMs: 20_000, pongTimeoutMs: 10_000 },
    // Only what every implementation has is used; their types differ in the rest.
    ...(WebSocket !== undefined && { WebSocket: WebSocket as never }),
  });
  return { link: wsLink<AppRouter>({ client }), close: () => client.close() };
}
