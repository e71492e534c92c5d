import { QueryClient } from '@tanstack/react-query';
import { createWSClient, httpBatchLink, splitLink, TRPCClientError, wsLink } from '@trpc/client';
import { WakingSocket } from './live/waking-socket';
import { reconnectDelayMs } from './timing';
import { trpc } from './trpc';

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/trpc`;
}

/** The one socket of the page. It opens with the first feed and closes after the last. */
export const socketClient = createWSClient({
  url: socketUrl,
  WebSocket: WakingSocket,
  lazy: { enabled: true, closeMs: 1000 },
  retryDelayMs: (attempt) => reconnectDelayMs(attempt),
  // A phone that changes networks keeps a dead socket for minutes unless somebody asks.
  keepAlive: { enabled: true, intervalMs: 10_000, pongTimeoutMs: 5000 },
});

/** The client behind the hooks: feeds over the socket, everything else in batches over HTTP. */
export function createTrpcClient() {
  return trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: wsLink({ client: socketClient }),
        false: httpBatchLink({ url: '/trpc', maxItems: 20 }),
      }),
    ],
  });
}

/** A new try makes sense after a lost connection or a fault of the server, not after a refusal. */
function isWorthARetry(failures: number, error: unknown): boolean {
  const status = httpStatusOf(error);
  return failures < 3 && (status === undefined || status >= 500);
}

/** The HTTP status of a refusal; undefined when no answer came. */
export function httpStatusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return undefined;
  return typeof data.httpStatus === 'number' ? data.httpStatus : undefined;
}

/** The cache behind the hooks. `always`: a pub's own network has no internet, and works. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: isWorthARetry,
        retryDelay: (attempt) => reconnectDelayMs(attempt),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
