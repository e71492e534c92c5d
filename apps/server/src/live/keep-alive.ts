import { createSlices } from './slices';
import type { TrpcConnection } from './feed-connection';

const PONG_WAIT_MS = 10_000;
const ROUNDS_PER_PING = 5;

/** Asks silent sockets whether somebody is there, as tRPC's client understands it, and ends those that do not answer. */
export function keepAlive(
  connections: ReadonlySet<TrpcConnection>,
  pingMs: number,
): { readonly stop: () => void } {
  const slices = createSlices();
  const patienceMs = pingMs + Math.min(pingMs, PONG_WAIT_MS);

  function look({ socket, heardAt }: TrpcConnection): void {
    const silence = performance.now() - heardAt();
    if (silence > patienceMs) socket.terminate();
    else if (silence > pingMs && socket.readyState === socket.OPEN) socket.send('PING');
  }

  const timer = setInterval(() => slices.run([...connections], look), pingMs / ROUNDS_PER_PING);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
