import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach } from 'vitest';

/** A save as it passed by, to be sent once more. */
export interface PassedSave {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The network between one device and the server: a proxy that can fail in the ways that a pub's Wi-Fi does. */
export interface BadNetwork {
  /** For the device's context. */
  readonly proxy: { readonly server: string };
  /** Every save that reached the server, oldest first. */
  readonly saves: readonly PassedSave[];
  /** Resets all connections and takes no new one. */
  cut: () => void;
  /** Nothing passes any more and nobody is told: connections stay open and dead. */
  goSilent: () => void;
  /** New connections work again; silent ones stay dead. */
  restore: () => void;
  /** The next saves reach the server, their answers are lost. */
  loseAnswers: (count: number) => void;
  /** Sends a save once more, word for word; resolves with the HTTP status. */
  replay: (save: PassedSave) => Promise<number>;
}

type State = 'up' | 'cut' | 'silent';

/** Asks the server for the proxied call, from the proxy's own connection. */
function forward({ url, headers, body }: PassedSave, method: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent: false }, resolve).on('error', reject).end(body);
  });
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function startBadNetwork(): Promise<{ network: BadNetwork; stop: () => void }> {
  const sockets = new Set<Duplex>();
  const saves: PassedSave[] = [];
  let state: State = 'up';
  let answersToLose = 0;

  function track(socket: Duplex): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  }
  function destroyAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = '', method = 'GET', headers } = incoming;
    const call = { url, headers, body: await readBody(incoming) };
    if (state === 'silent') return;
    const answer = await forward(call, method);
    if (url.includes('teamAnswer.save')) {
      saves.push(call);
      if (answersToLose > 0) {
        answersToLose -= 1;
        incoming.socket.destroy();
        return;
      }
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.on('connection', (socket: Socket) => {
    track(socket);
    if (state === 'cut') socket.destroy();
  });
  server.on('connect', (incoming: IncomingMessage, device: Duplex) => {
    if (state === 'silent') return;
    const { hostname, port } = new URL(`http://${incoming.url ?? ''}`);
    const tunnel = connect(Number(port || 80), hostname, () => {
      device.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      device.pipe(tunnel).pipe(device);
    });
    track(tunnel);
    device.on('close', () => tunnel.destroy());
    tunnel.on('close', () => device.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given out.');

  const network: BadNetwork = {
    proxy: { server: `http://127.0.0.1:${address.port}` },
    saves,
    cut: () => {
      state = 'cut';
      destroyAll();
    },
    goSilent: () => {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore: () => {
      state = 'up';
    },
    loseAnswers: (count) => {
      answersToLose = count;
    },
    replay: async (save) => {
      const answer = await forward(save, 'POST');
      answer.resume();
      return answer.statusCode ?? 0;
    },
  };
  return {
    network,
    stop: () => {
      destroyAll();
      server.close();
    },
  };
}

/** Gives devices networks of their own; all of them stop after each test. */
export function badNetworksOfEachTest(): { open: () => Promise<BadNetwork> } {
  let stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
  });
  return {
    open: async () => {
      const { network, stop } = await startBadNetwork();
      stops.push(stop);
      return network;
    },
  };
}
