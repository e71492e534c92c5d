import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SocketRoute } from './http/upgrade';

export interface StopOptions {
  readonly server: Server;
  readonly sockets: readonly SocketRoute[];
}

/** Devices get this long to move on by themselves, and calls to end; then as long again to say goodbye. */
const GRACE_MS = 1500;

async function allGone(sockets: readonly SocketRoute[]): Promise<void> {
  const clients = sockets.flatMap(({ wss }) => [...wss.clients]);
  await Promise.all(clients.map((client) => once(client, 'close')));
}

async function withinGrace(work: Promise<unknown>): Promise<void> {
  const grace = new AbortController();
  await Promise.race([work, sleep(GRACE_MS, undefined, { signal: grace.signal }).catch(() => undefined)]);
  grace.abort();
}

/**
 * Stops taking calls: no new connection, devices are asked to reconnect, calls under way are finished, and what is
 * still open after the grace is closed.
 */
export async function stopServer({ server, sockets }: StopOptions): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of sockets) socket.askToReconnect();
  server.closeIdleConnections();
  await withinGrace(Promise.all([closed, allGone(sockets)]));
  for (const socket of sockets) socket.closeAll();
  server.closeAllConnections();
  await withinGrace(allGone(sockets));
  for (const { wss } of sockets) for (const client of wss.clients) client.terminate();
  await closed;
}
