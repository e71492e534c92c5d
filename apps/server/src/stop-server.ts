import type { Server } from 'node:http';
import type { SocketRoute } from './http/upgrade';

export interface StopOptions {
  readonly server: Server;
  readonly sockets: readonly SocketRoute[];
}

/** Devices get this long to move on by themselves, and calls to end. */
const GRACE_MS = 1500;

function afterGrace(work: () => void): NodeJS.Timeout {
  return setTimeout(work, GRACE_MS);
}

/**
 * Stops taking calls: no new connection, devices are asked to reconnect, calls under way are finished, and what is
 * still open after the grace is closed.
 */
export async function stopServer({ server, sockets }: StopOptions): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of sockets) socket.askToReconnect();
  server.closeIdleConnections();
  const isEmpty = (): boolean => sockets.every(({ wss }) => wss.clients.size === 0);
  const impatience = afterGrace(() => {
    for (const socket of sockets) socket.closeAll();
    server.closeAllConnections();
  });
  await closed;
  if (!isEmpty()) {
    await new Promise<void>((resolve) => afterGrace(resolve));
    for (const { wss } of sockets) for (const client of wss.clients) client.terminate();
  }
  clearTimeout(impatience);
}
