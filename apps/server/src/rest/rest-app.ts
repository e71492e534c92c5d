import express, { type RequestHandler, Router } from 'express';
import { sessionCookie } from '../auth/session-cookie';
import { contextFactory } from '../context';
import type { Deps } from '../deps';
import { docsRoutes } from '../docs/openapi/docs-routes';
import type { AllowedOrigins } from '../http/allowed-origins';
import { hasBasicCredential } from '../http/basic-credential';
import type { DoorOptions } from '../http/caller-of';
import { clientAddress } from '../http/client-address';
import { logFault } from '../log-fault';
import { isSecureUrl } from '../settings';
import { documentedPaths } from './documented-paths';
import { answerUnreadBody } from './unread-body';
import { unreadRate } from './unread-rate';
import { type RestDoor, viaCaller } from './via-caller';

const MEBIBYTE = 1024 * 1024;

export interface RestOptions extends DoorOptions {
  /** `user:password` of the fixed, shared credential. */
  readonly basicCredential: string;
}

/** The fixed credential of every call; it is shared and no security boundary (REST-1). */
function credentialRule(credential: string): RequestHandler {
  return ({ headers }, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (hasBasicCredential(headers.authorization, credential)) {
      next();
      return;
    }
    response.setHeader('WWW-Authenticate', 'Basic realm="Pub Quiz API"');
    response.status(401).json({ error: 'Missing or wrong API credential' });
  };
}

/** A browser page of another origin must not write, whatever it knows (wire contract 1). */
function originRule(origins: AllowedOrigins): RequestHandler {
  return ({ method, headers: { origin } }, response, next) => {
    const isWrite = method !== 'GET' && method !== 'HEAD';
    if (!isWrite || origin === undefined || origins.has(origin)) next();
    else response.status(403).json({ error: 'This page may not write here: its origin is another one' });
  };
}

const noBody: RequestHandler = (_request, _response, next) => next();

function jsonBody(limit: number): RequestHandler {
  return express.json({ limit, strict: false, type: () => true });
}

function restDoor(deps: Deps, { trustedProxies }: DoorOptions): RestDoor {
  const isSecure = isSecureUrl(deps.settings.publicUrl);
  return {
    createContext: contextFactory(deps),
    addressOf: (request) => clientAddress(request, trustedProxies),
    setSessionCookie(response, userSessionId) {
      response.append('Set-Cookie', sessionCookie(userSessionId, isSecure));
    },
    onFault: (error, route) => logFault(deps.log, error, `rest ${route}`),
  };
}

/** The documented REST calls, to be mounted at `/api` (REST-1 to REST-43; order of checks: wire contract 1.1). */
export function createRestApp(deps: Deps, options: RestOptions): Router {
  const app = Router({ caseSensitive: true });
  const door = restDoor(deps, options);
  const usual = jsonBody(MEBIBYTE);
  const large = jsonBody(8 * MEBIBYTE);
  app.use(credentialRule(options.basicCredential), originRule(options.origins));
  for (const route of documentedPaths) {
    const body = route.takesSheets ? large : usual;
    app[route.method](
      route.path,
      unreadRate(route, deps.limits, door.addressOf),
      route.method === 'post' ? body : noBody,
      viaCaller(route, door),
    );
  }
  app.use(docsRoutes(deps.settings.publicUrl));
  app.use((_request, response) => {
    response.status(404).json({ error: 'There is no such call' });
  });
  app.use(answerUnreadBody((error) => door.onFault(error, 'before a call')));
  return app;
}
