import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Random } from './random';

/** What the network does to one connection. */
export interface Weather {
  /** Each piece of data is this late. */
  readonly delayMs: number;
  /** At most so much passes in each direction; null lets everything pass. */
  readonly bytesPerSecond: number | null;
  /** Nothing passes any more, and nobody is told. */
  readonly isBlackHole: boolean;
  /** The connection is reset after this time; null leaves it. */
  readonly resetAfterMs: number | null;
  /** Whole requests are sent a second time, this much later, on a connection of their own; null for none. */
  readonly duplicateAfterMs: number | null;
}

/** A network between phones and the server that can be made worse. */
export interface ChaosProxy {
  readonly url: string;
  /** The weather for connections from now on, drawn for each. */
  setWeather(draw: () => Weather): void;
  /** Ends every connection with a reset. */
  resetAll(): void;
  /** How many connections, resets and repeated requests there were. */
  readonly counts: { connections: number; resets: number; duplicates: number; blackHoles: number };
  stop(): Promise<void>;
}

export const FAIR: Weather = {
  delayMs: 0,
  bytesPerSecond: null,
  isBlackHole: false,
  resetAfterMs: null,
  duplicateAfterMs: null,
};

/** Some trouble of every kind. */
export function stormy(random: Random): Weather {
  const kind = random.next();
  const delayMs = random.chance(0.5) ? random.between(5, 400) : 0;
  if (kind < 0.2) return { ...FAIR, delayMs, resetAfterMs: random.between(10, 3000) };
  if (kind < 0.3) return { ...FAIR, isBlackHole: true, resetAfterMs: random.between(4000, 15_000) };
  if (kind < 0.45) return { ...FAIR, delayMs, bytesPerSecond: random.between(2000, 20_000) };
  if (kind < 0.75) return { ...FAIR, delayMs, duplicateAfterMs: random.between(50, 6000) };
  return { ...FAIR, delayMs };
}

/** True for a chunk that is a whole request with a body; larger ones come in several chunks and are left alone. */
function isWholeRequest(chunk: Buffer): boolean {
  if (!chunk.subarray(0, 5).equals(Buffer.from('POST '))) return false;
  const head = chunk.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(chunk.subarray(0, Math.max(0, head)).toString('latin1'))?.[1];
  return head !== -1 && length !== undefined && chunk.length === head + 4 + Number(length);
}

const AFTER_LAST_MS = 5;

/** Passes data on, late and slowly as the weather has it, in order. */
function passOn(from: Socket, to: Socket, weather: Weather): void {
  let free = 0;
  from.on('data', (chunk: Buffer) => {
    if (weather.isBlackHole) return;
    const now = performance.now();
    const takes = weather.bytesPerSecond === null ? 0 : (chunk.length / weather.bytesPerSecond) * 1000;
    free = Math.max(free, now) + takes;
    const wait = free - now + weather.delayMs;
    if (wait < 1) to.write(chunk);
    else setTimeout(() => to.writable && to.write(chunk), wait);
  });
  // After the last piece, also where timers fire in the same millisecond.
  from.on('end', () => {
    const last = Math.max(0, free - performance.now()) + weather.delayMs;
    setTimeout(() => to.end(), last + AFTER_LAST_MS);
  });
}

/** Opens a proxy of our own before a port of this machine. */
export async function openChaosProxy(port: number): Promise<ChaosProxy> {
  const counts = { connections: 0, resets: 0, duplicates: 0, blackHoles: 0 };
  const open = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let draw = () => FAIR;

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  }

  function keep(socket: Socket): void {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
  }

  function sendAgain(request: Buffer): void {
    counts.duplicates += 1;
    const again = connect({ port, host: '127.0.0.1' });
    keep(again);
    again.write(request);
    // Nobody waits for the answer.
    again.once('data', () => again.destroy());
  }

  function pair(client: Socket): void {
    const weather = draw();
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    client.setNoDelay(true);
    counts.connections += 1;
    if (weather.isBlackHole) counts.blackHoles += 1;
    for (const socket of [client, server]) keep(socket);
    client.once('close', () => server.destroy());
    // A connection that the server refuses or cuts is reset for the phone, too.
    server.once('close', (hadError) => {
      if (hadError) client.resetAndDestroy();
    });
    passOn(client, server, weather);
    passOn(server, client, weather);
    const { duplicateAfterMs, resetAfterMs } = weather;
    if (duplicateAfterMs !== null) {
      client.on('data', (chunk: Buffer) => {
        if (isWholeRequest(chunk)) later(duplicateAfterMs, () => sendAgain(Buffer.from(chunk)));
      });
    }
    if (resetAfterMs === null) return;
    later(resetAfterMs, () => {
      if (client.destroyed) return;
      counts.resets += 1;
      client.resetAndDestroy();
      server.resetAndDestroy();
    });
  }

  const proxy: Server = createServer({ allowHalfOpen: true }, pair).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    setWeather: (next) => (draw = next),
    resetAll() {
      for (const socket of open) socket.resetAndDestroy();
    },
    counts,
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
