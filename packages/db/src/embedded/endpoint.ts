import { createServer } from 'node:net';
import { join } from 'node:path';

/** Where a PostgreSQL listens: a Unix socket in a folder, or a port of this machine only. */
export type Endpoint =
  { readonly kind: 'socket'; readonly folder: string } | { readonly kind: 'loopback'; readonly port: number };

/** Names the socket's file only; nothing listens on this port. */
const socketPort = 5432;
/** The kernel's limit for a socket's path, which is cut off silently beyond it. */
const longestSocketPath = 103;

export const databaseUser = 'pubquiz';

/** True where a socket in this folder can be used; Node has none on Windows. */
export function canUseSocket(folder: string): boolean {
  return (
    process.platform !== 'win32' &&
    Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath
  );
}

/** The socket in a folder, and the file in which PostgreSQL notes whose it is. */
export function socketFiles(folder: string): readonly string[] {
  const socket = join(folder, `.s.PGSQL.${socketPort}`);
  return [socket, `${socket}.lock`];
}

/** PostgreSQL's settings that make it listen there and nowhere else. */
export function endpointSettings(endpoint: Endpoint): Readonly<Record<string, string>> {
  return endpoint.kind === 'socket'
    ? { port: String(socketPort), listen_addresses: '', unix_socket_directories: endpoint.folder }
    : { port: String(endpoint.port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
}

/** The URL of one database behind an endpoint. */
export function databaseUrl(endpoint: Endpoint, password: string, database: string): string {
  const credentials = `${databaseUser}:${encodeURIComponent(password)}`;
  return endpoint.kind === 'socket'
    ? `postgres://${credentials}@localhost:${socketPort}/${database}?host=${encodeURIComponent(endpoint.folder)}`
    : `postgres://${credentials}@127.0.0.1:${endpoint.port}/${database}`;
}

/** A port of this machine that nobody listens on now; somebody may a moment later. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port.');
  return address.port;
}
