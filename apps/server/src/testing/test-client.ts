import { createTRPCClient, createWSClient, httpLink, splitLink, wsLink, type TRPCClient } from '@trpc/client';
import { WebSocket } from 'ws';
import type { AppRouter } from '../app-router';

export interface TestClient {
  readonly api: TRPCClient<AppRouter>;
  /** Cuts the socket as bad Wi-Fi does; the client comes back by itself. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

/** A program: calls go over HTTP, feeds over a socket of its own; the token is a user session id. */
export function connectClient(url: string, token: string | null = null): TestClient {
  const socket = createWSClient({
    url: `${url.replace('http', 'ws')}/trpc`,
    // Node 20 has none of its own; tRPC asks for the browser's type.
    WebSocket: WebSocket as never,
    lazy: { enabled: true, closeMs: 0 },
    retryDelayMs: () => 50,
    connectionParams: () => (token === null ? {} : { token }),
  });
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: wsLink({ client: socket }),
        false: httpLink({ url: `${url}/trpc`, headers }),
      }),
    ],
  });
  return {
    api,
    async cut() {
      const connected = socket.connection?.ws;
      if (!connected) throw new Error('There is no socket to cut');
      const closed = new Promise((resolve) => connected.addEventListener('close', resolve));
      (connected as unknown as WebSocket).terminate();
      await closed;
    },
    close: async () => {
      await socket.close();
    },
  };
}
