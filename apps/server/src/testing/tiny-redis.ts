import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The part of a Redis server that pub/sub needs, over a real socket: there is no Redis on every machine. */
export interface TinyRedis {
  readonly url: string;
  /** Cuts every connection, as a restart does. */
  cut(): void;
  close(): Promise<void>;
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** Takes whole commands (arrays of bulk strings) off the front of what has arrived. */
function takeCommands(arrived: string): { readonly commands: string[][]; readonly rest: string } {
  const commands: string[][] = [];
  let rest = arrived;
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest);
    if (!head) return { commands, rest };
    let at = head[0].length;
    const parts: string[] = [];
    for (let part = 0; part < Number(head[1]); part += 1) {
      const length = /^\$(\d+)\r\n/.exec(rest.slice(at));
      const start = at + (length?.[0].length ?? 0);
      const end = start + Number(length?.[1] ?? NaN);
      if (!length || rest.length < end + 2) return { commands, rest };
      parts.push(rest.slice(start, end));
      at = end + 2;
    }
    commands.push(parts);
    rest = rest.slice(at);
  }
}

/** Starts one on a free port. */
export async function startTinyRedis(): Promise<TinyRedis> {
  const sockets = new Set<Socket>();
  const subscribers = new Map<Socket, Set<string>>();

  function answer(socket: Socket, [name = '', channel = '', message = '']: readonly string[]): void {
    switch (name.toLowerCase()) {
      case 'subscribe':
        subscribers.set(socket, (subscribers.get(socket) ?? new Set()).add(channel));
        socket.write(`*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`);
        break;
      case 'publish': {
        const listeners = [...subscribers].filter(([, channels]) => channels.has(channel));
        for (const [listener] of listeners) {
          listener.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
        }
        socket.write(`:${listeners.length}\r\n`);
        break;
      }
      case 'info':
        socket.write(bulk('loading:0'));
        break;
      default:
        socket.write('+OK\r\n');
    }
  }

  const server = createServer((socket) => {
    let arrived = '';
    sockets.add(socket);
    socket.on('data', (data) => {
      const { commands, rest } = takeCommands(arrived + data.toString());
      arrived = rest;
      for (const command of commands) answer(socket, command);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      subscribers.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
