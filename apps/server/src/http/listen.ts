import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port cannot be had; the message says what to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is already in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (port) => `Port ${port} may not be used by this account. Choose one above 1023, like PORT=3000.`,
  EADDRNOTAVAIL: (_port, host) => `This machine has no address ${host}. HOST=0.0.0.0 listens on all it has.`,
  ENOTFOUND: (_port, host) => `The name ${host} in HOST is unknown. HOST=0.0.0.0 listens on all addresses.`,
};

/**
 * Listens and answers the real port.
 * @throws ListenError with a sentence for every known reason.
 */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      reject(reason ? new ListenError(reason(port, host)) : error);
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve((server.address() as AddressInfo).port);
    });
  });
}
