import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { RequestHandler } from 'express';
import { appRouter } from '../app-router';
import { sessionCookie } from '../auth/session-cookie';
import { visitorCookie, visitorIds } from '../auth/visitor-cookie';
import { contextFactory } from '../context';
import type { Deps } from '../deps';
import { isSecureUrl } from '../settings';
import { httpCaller, type DoorOptions } from './caller-of';
import { logFault } from './log-fault';

const MIB = 1024 * 1024;
/** The calls that take whole sheets (wire contract 1), and parts of a library. */
const LARGE_CALLS = /answerSheet\.save|marking\.setScores|marking\.answerForTeams|importLibrary/;
const MOST_CALLS_IN_A_BATCH = 20;

function handler(deps: Deps, options: DoorOptions, maxBodySize: number): RequestHandler {
  const isSecure = isSecureUrl(deps.settings.publicUrl);
  const createContext = contextFactory(deps);
  return createExpressMiddleware({
    router: appRouter,
    maxBodySize,
    maxBatchSize: MOST_CALLS_IN_A_BATCH,
    createContext: ({ req, res }) =>
      createContext({
        ...httpCaller(req, options, (userSessionId) => {
          res.append('Set-Cookie', sessionCookie(userSessionId, isSecure));
        }),
        visitorId: visitorIds(req.headers.cookie, (visitorId) => {
          res.append('Set-Cookie', visitorCookie(visitorId, isSecure));
        }),
      }),
    responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
    onError({ error, path }) {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        logFault(deps.log, error.cause ?? error, `trpc ${path ?? ''}`);
    },
  });
}

/** tRPC over HTTP; bodies are limited by what the call may carry. */
export function trpcHttp(deps: Deps, options: DoorOptions): RequestHandler {
  const usual = handler(deps, options, MIB);
  const large = handler(deps, options, 8 * MIB);
  return (req, res, next) => (LARGE_CALLS.test(req.path) ? large : usual)(req, res, next);
}
