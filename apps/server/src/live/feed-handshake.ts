import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { SentFrom } from '../http/client-address';

/** What is kept of a handshake for the life of its socket; ten thousand whole requests are much memory. */
export interface Handshake extends SentFrom {
  readonly url: string;
  readonly socket: Socket;
}

/** Takes from a handshake what says who is calling. */
export function keepHandshake(req: IncomingMessage): Handshake {
  const { cookie, authorization, 'x-forwarded-for': forwarded } = req.headers;
  return {
    url: req.url ?? '/',
    headers: { cookie, authorization, 'x-forwarded-for': forwarded },
    socket: req.socket,
  };
}

/** True when the client said that its first message carries connection parameters. */
export function hasConnectionParams({ url }: Handshake): boolean {
  return new URL(url, 'http://localhost').searchParams.get('connectionParams') === '1';
}
