import type { IncomingMessage } from 'node:http';
import type { Caller } from '../context';
import { readSessionCookie } from '../auth/session-cookie';
import { toTrpcError } from '../refusal-error';
import type { AllowedOrigins } from './allowed-origins';
import { clientAddress, type SentFrom } from './client-address';

/** What the doors must know to say who is calling. */
export interface DoorOptions {
  readonly origins: AllowedOrigins;
  readonly trustedProxies: number;
}

function bearerToken(req: SentFrom): string | null {
  return /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null;
}

/** True for a request that no other site can have made a browser send: the right Origin, or no cookie to misuse. */
export function isOwnOrigin(req: IncomingMessage, { origins }: DoorOptions): boolean {
  const { origin } = req.headers;
  return origin === undefined ? readSessionCookie(req.headers.cookie) === null : origins.has(origin);
}

/**
 * Who calls over HTTP: a bearer token, else the session cookie. A write with a cookie, or from a page, needs the
 * Origin of the public address; refused with 403 otherwise.
 */
export function httpCaller(
  req: IncomingMessage,
  options: DoorOptions,
  handOver: (userSessionId: string | null) => void,
): Caller {
  const bearer = bearerToken(req);
  const cookie = readSessionCookie(req.headers.cookie);
  const isWrite = req.method === 'POST';
  if (bearer === null && isWrite && !isOwnOrigin(req, options)) {
    throw toTrpcError({
      code: 'forbidden',
      message: 'This page may not write here: its origin is another one',
    });
  }
  return {
    userSessionId: bearer ?? cookie,
    address: clientAddress(req, options.trustedProxies),
    bearer,
    isBrowser: bearer === null && (cookie !== null || req.headers.origin !== undefined),
    canStartGuest: bearer === null && isWrite,
    handOver,
  };
}

/** Who opened a WebSocket: the token of its connection parameters, else the cookie of the handshake. */
export function socketCaller(
  req: SentFrom,
  options: DoorOptions,
  connectionParams: Readonly<Record<string, unknown>> | null,
): Caller {
  const token = connectionParams?.['token'];
  const bearer = typeof token === 'string' ? token : bearerToken(req);
  return {
    userSessionId: bearer ?? readSessionCookie(req.headers.cookie),
    address: clientAddress(req, options.trustedProxies),
    bearer,
    isBrowser: bearer === null,
    // A cookie cannot be set any more once the socket is open.
    canStartGuest: false,
    handOver: () => undefined,
  };
}
