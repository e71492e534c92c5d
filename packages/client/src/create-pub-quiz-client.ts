import type { AppRouter } from '@pubquiz/server/app-router';
import { createTRPCClient, httpBatchLink, retryLink, splitLink, type TRPCClient } from '@trpc/client';
import { reconnectDelayMs } from './reconnect-delay';
import { openSocket, type WebSocketConstructor } from './open-socket';

export interface PubQuizClientOptions {
  /** Where the server is, like `http://localhost:3000`. */
  readonly url: string;
  /** Secret: acts as this user. `auth.session.mutate()` of a client without one makes a guest. */
  readonly userSessionId?: string;
  /** Secret of the person who runs the server, for grant, backup and the like. */
  readonly operatorToken?: string;
  /** Needed for subscriptions where the platform has none of its own, as in Node 20: the `ws` package's will do. */
  readonly WebSocket?: WebSocketConstructor;
}

export interface PubQuizClient {
  /** Every procedure of the server: `api.answerSheet.list.query()`, `api.live.session.subscribe(...)`. */
  readonly api: TRPCClient<AppRouter>;
  /** Ends subscriptions and their connection; a program that has none may leave it out. */
  close(): Promise<void>;
}

/** The server takes at most this many calls in one request. */
const MOST_CALLS_IN_A_BATCH = 20;

/** A subscription that a server without its database could not start is worth another try; a refusal is not. */
function isPassing(data: { readonly httpStatus: number } | null | undefined): boolean {
  const status = data?.httpStatus ?? 0;
  return status >= 500 || status === 429;
}

/**
 * A typed client of a Pub Quiz server: calls go over HTTP, those of one moment in one request; subscriptions over one
 * WebSocket that comes back by itself and goes on where it was cut.
 */
export function createPubQuizClient(options: PubQuizClientOptions): PubQuizClient {
  const origin = new URL(options.url).origin;
  const token = options.userSessionId ?? options.operatorToken;
  const socket = openSocket({ origin, token, WebSocket: options.WebSocket });

  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: [
          retryLink({
            retry: ({ error }) => isPassing(error.data),
            retryDelayMs: (attempts) => reconnectDelayMs(attempts - 1),
          }),
          socket.link,
        ],
        false: httpBatchLink({
          url: `${origin}/trpc`,
          maxItems: MOST_CALLS_IN_A_BATCH,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        }),
      }),
    ],
  });

  return { api, close: () => socket.close() };
}
