import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP door to a PostgreSQL that can keep NOTIFY's listeners out and lets everybody else in. */
export interface PostgresGate {
  /** The address of the same database through the gate. */
  readonly url: string;
  /** Cuts every connection that listens, and each that tries to. */
  shutListenersOut(): void;
  letListenersIn(): void;
  close(): Promise<void>;
}

/** How the client library spells the statement. */
const LISTEN = Buffer.from('listen "');

interface Behind {
  readonly path?: string;
  readonly host?: string;
  readonly port?: number;
}

/** Splits the address into where the database really is and how the gate's own address continues. */
function behindAddress(databaseUrl: string): { readonly behind: Behind; readonly url: URL } {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = Number(url.searchParams.get('port') ?? (url.port === '' ? 5432 : url.port));
  url.search = '';
  return {
    behind: host.startsWith('/') ? { path: `${host}/.s.PGSQL.${String(port)}` } : { host, port },
    url,
  };
}

/** Opens a gate on a free port in front of the database of an address. */
export async function openPostgresGate(databaseUrl: string): Promise<PostgresGate> {
  const { behind, url } = behindAddress(databaseUrl);
  const sockets = new Set<Socket>();
  const listeners = new Set<Socket>();
  let isShut = false;

  const server = createServer({ noDelay: true }, (client) => {
    const database = connect(behind as { path: string });
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        listeners.delete(from);
        to.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (bytes.includes(LISTEN)) {
        listeners.add(client);
        if (isShut) {
          client.destroy();
          return;
        }
      }
      database.write(bytes);
    });
    database.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    shutListenersOut() {
      isShut = true;
      for (const listener of listeners) listener.destroy();
    },
    letListenersIn() {
      isShut = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
