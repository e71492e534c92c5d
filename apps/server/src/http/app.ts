import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { operatorRoutes, type OperatorRoutesOptions } from '../backup/operator-routes';
import type { Deps } from '../deps';
import { createRestApp } from '../rest/rest-app';
import type { DoorOptions } from './caller-of';
import { healthRoutes, type HealthOptions } from './health';
import { limitBodyTime } from './limit-body-time';
import { logFault } from '../log-fault';
import type { Metrics } from './metrics';
import { securityHeaders } from './security-headers';
import { serveWeb } from './static-web';
import { trpcHttp } from './trpc-http';
import type { WebFile } from './web-files';

export interface AppOptions extends DoorOptions {
  readonly metrics: Metrics;
  /** `user:password` of the API. */
  readonly basicCredential: string;
  readonly notReady: HealthOptions['notReady'];
  readonly webFiles: ReadonlyMap<string, WebFile>;
  /** How long a body may take. */
  readonly mostBodyMs?: number;
  readonly operator: OperatorRoutesOptions;
}

function routeOf(req: express.Request): string {
  const pattern = (req.route as { path?: unknown } | undefined)?.path;
  if (typeof pattern === 'string') return req.baseUrl + pattern;
  return req.baseUrl === '/trpc' ? '/trpc' : 'web';
}

function measure({ requests }: Metrics): RequestHandler {
  return (req, res, next) => {
    const end = requests.startTimer();
    res.on('finish', () => end({ route: routeOf(req), status: res.statusCode }));
    next();
  };
}

const notFound: RequestHandler = (_req, res) => {
  res.status(404).json({ error: 'There is no such call' });
};

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400;
}

function answerFault(deps: Deps): ErrorRequestHandler {
  // eslint-disable-next-line max-params -- Express knows an error handler by its four parameters
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    if (isUnreadable(error)) {
      res.status(400).json({ error: 'The address cannot be read' });
      return;
    }
    logFault(deps.log, error, routeOf(req));
    res.status(500).json({ error: 'Internal error' });
  };
}

/** Everything that the one port answers over HTTP. */
export function createApp(deps: Deps, options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(limitBodyTime(options.mostBodyMs));
  app.use(securityHeaders(deps.settings.publicUrl.startsWith('https:')), measure(options.metrics));
  app.use(healthRoutes({ ...options, registry: options.metrics.registry }));
  app.use('/trpc', trpcHttp(deps, options));
  app.use('/operator', operatorRoutes(deps, options.operator));
  app.use('/api', createRestApp(deps, options));
  app.use(serveWeb(options.webFiles, deps.settings.publicUrl));
  app.use(notFound, answerFault(deps));
  return app;
}
