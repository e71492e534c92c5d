import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { Request, RequestHandler, Response } from 'express';
import { appRouter } from '../app-router';
import { sessionCookie } from '../auth/session-cookie';
import { visitorCookie, visitorIds } from '../auth/visitor-cookie';
import { contextFactory } from '../context';
import type { Deps } from '../deps';
import { isSecureUrl } from '../settings';
import { httpCaller, type DoorOptions } from './caller-of';
import { hotCalls } from './hot-calls';
import { logFailedCall, type FailedCall } from '../log-fault';

const MIB = 1024 * 1024;
/** The calls that take whole sheets (wire contract 1), and parts of a library. */
const LARGE_CALLS = /answerSheet\.save|marking\.setScores|marking\.answerForTeams|importLibrary/;
const MOST_CALLS_IN_A_BATCH = 20;

/** tRPC over HTTP; bodies are limited by what the call may carry. */
export function trpcHttp(deps: Deps, options: DoorOptions): RequestHandler {
  const isSecure = isSecureUrl(deps.settings.publicUrl);
  const createContext = contextFactory(deps);
  const door = {
    createContext: ({ req, res }: { readonly req: Request; readonly res: Response }) =>
      createContext({
        ...httpCaller(req, options, (userSessionId) => {
          res.append('Set-Cookie', sessionCookie(userSessionId, isSecure));
        }),
        visitorId: visitorIds(req.headers.cookie, (visitorId) => {
          res.append('Set-Cookie', visitorCookie(visitorId, isSecure));
        }),
      }),
    onError: (failed: FailedCall) => logFailedCall(deps.log, failed),
  };
  const stock = (maxBodySize: number) =>
    createExpressMiddleware({
      ...door,
      router: appRouter,
      maxBodySize,
      maxBatchSize: MOST_CALLS_IN_A_BATCH,
      responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
    });
  const usual = stock(MIB);
  const large = stock(8 * MIB);
  const hot = hotCalls(door);
  return (req, res, next) =>
    hot(req, res, () => (LARGE_CALLS.test(req.path) ? large : usual)(req, res, next));
}
