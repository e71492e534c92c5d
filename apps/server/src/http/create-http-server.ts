import { createServer, type RequestListener, type Server } from 'node:http';

/** Short, so that nobody holds connections open for nothing; one that says nothing at all counts as slow, too. */
const HEAD_MS = 10_000;
const CHECK_EVERY_MS = 2_000;
/** Longer than a proxy keeps a connection that it may use again (60 seconds): it must not meet one just closed. */
const IDLE_MS = 65_000;
const MOST_HEADERS = 100;

export interface HeadTimes {
  readonly headMs?: number;
  readonly checkEveryMs?: number;
}

/** The one HTTP server, which lets nobody hold a connection by sending slowly; `limitBodyTime` sees to the bodies. */
export function createHttpServer(
  listener: RequestListener,
  { headMs = HEAD_MS, checkEveryMs = CHECK_EVERY_MS }: HeadTimes = {},
): Server {
  const server = createServer(
    {
      headersTimeout: headMs,
      requestTimeout: 0,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: IDLE_MS,
    },
    listener,
  );
  server.maxHeadersCount = MOST_HEADERS;
  return server;
}
