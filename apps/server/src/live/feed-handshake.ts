import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { SentFrom } from '../http/client-address';

/** What is kept of a handshake for the life of its socket; ten thousand whole requests are much memory. */
export interface Handshake extends SentFrom {
  readonly url: string;
  readonly socket: Socket;
}

/** Most phones send nothing of the kind; they share one. */
const NO_HEADERS: SentFrom['headers'] = {};

/** Takes from a handshake what says who is calling. */
export function keepHandshake(req: IncomingMessage): Handshake {
  const { cookie, authorization, 'x-forwarded-for': forwarded } = req.headers;
  const hasAny = cookie !== undefined || authorization !== undefined || forwarded !== undefined;
  return {
    url: req.url ?? '/',
    headers: hasAny ? { cookie, authorization, 'x-forwarded-for': forwarded } : NO_HEADERS,
    socket: req.socket,
  };
}

/** True when the client said that its first message carries connection parameters. */
export function hasConnectionParams({ url }: Handshake): boolean {
  const query = url.indexOf('?');
  return query !== -1 && new URLSearchParams(url.slice(query)).get('connectionParams') === '1';
}
