import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A plain TCP load balancer: connections go to the nodes in turn, and nobody is kept at one. */
export interface RoundRobin {
  close: () => Promise<void>;
}

export interface RoundRobinOptions {
  readonly host: string;
  readonly port: number;
  /** The nodes' ports on loopback, whether they live or not. */
  readonly targets: () => readonly number[];
}

/** Connects to the first of the ports that answers; null when none does. */
async function connectToFirst(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isOpen) return socket;
  }
  return null;
}

function join(client: Socket, node: Socket): void {
  client.pipe(node);
  node.pipe(client);
  for (const [end, other] of [
    [client, node],
    [node, client],
  ] as const) {
    end.on('error', () => other.destroy());
    end.on('close', () => other.destroy());
  }
}

/** Takes connections until it is closed; one that no node takes is cut. */
export async function startRoundRobin({ host, port, targets }: RoundRobinOptions): Promise<RoundRobin> {
  const clients = new Set<Socket>();
  let turn = 0;
  const server = createServer({ noDelay: true, pauseOnConnect: true }, (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    const ports = targets();
    const first = turn % Math.max(1, ports.length);
    turn += 1;
    void connectToFirst([...ports.slice(first), ...ports.slice(0, first)]).then((node) => {
      if (node === null || client.destroyed) {
        node?.destroy();
        client.destroy();
      } else {
        join(client, node);
        client.resume();
      }
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}
