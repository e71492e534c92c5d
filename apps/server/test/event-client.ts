import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

export interface ServerEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A program at the event socket: keeps everything that it is told. */
export interface EventClient {
  readonly events: ServerEvent[];
  readonly socket: WebSocket;
  send(event: string, data?: unknown): void;
  /** Waits for an event that has these parts, from `from` on; answers its data. */
  next(event: string, data?: object, from?: number): Promise<Readonly<Record<string, unknown>>>;
  /** Waits for the end of the connection; answers its close code. */
  closed(): Promise<number>;
  close(): Promise<void>;
}

export async function connectEvents(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/`, { headers });
  const events: ServerEvent[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    expect(isBinary).toBe(false);
    events.push(JSON.parse(data.toString('utf8')) as ServerEvent);
  });
  await once(socket, 'open');

  return {
    events,
    socket,
    send: (event, data) => socket.send(JSON.stringify({ event, data })),
    async next(event, data = {}, from = 0) {
      const wanted = { event, data: expect.objectContaining(data) as object };
      return vi.waitFor(
        () => {
          const found = events.slice(from).find((each) => {
            try {
              expect(each).toMatchObject(wanted);
              return true;
            } catch {
              return false;
            }
          });
          expect(found, `${event} among ${JSON.stringify(events.slice(from))}`).toBeDefined();
          return found?.data ?? {};
        },
        { timeout: 5000, interval: 10 },
      );
    },
    async closed() {
      if (socket.readyState === WebSocket.CLOSED) throw new Error('It was closed before');
      const [code] = (await once(socket, 'close')) as [number];
      return code;
    },
    async close() {
      if (socket.readyState === WebSocket.CLOSED) return;
      const gone = once(socket, 'close');
      socket.close();
      await gone;
    },
  };
}
