import { refuse } from '@pubquiz/core';
import { isDatabaseAway } from '@pubquiz/db';
import type { RawData, WebSocket } from 'ws';
import { logFault } from '../log-fault';
import { POLICY_VIOLATION } from './close-codes';
import { errorFrame } from './event-socket-events';
import { readFrame, type Refused } from './event-socket-frame';
import { createOutbox } from './event-socket-outbox';
import { createSubscriptions, type EventSocketDeps } from './event-socket-subscriptions';
import type { Laggards } from './laggards';

const MOST_FRAMES = 30;
const FRAMES_WITHIN_MS = 10_000;
const MOST_ERRORS = 20;

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}

/** What all connections share. */
export interface EventDoor {
  readonly deps: EventSocketDeps;
  readonly laggards: Laggards;
}

/** Serves one connection: reads its frames one after the other and keeps what it has subscribed to. */
export function serveEventSocket(
  { deps, laggards }: EventDoor,
  socket: WebSocket,
  cookie: string | null,
): void {
  const outbox = createOutbox(socket, laggards);
  const subscriptions = createSubscriptions({ deps, outbox, cookie });
  const frameTimes: number[] = [];
  let errorCount = 0;
  let work = Promise.resolve();

  function tellError(error: string, refused: Refused): void {
    errorCount += 1;
    if (errorCount > MOST_ERRORS) socket.close(POLICY_VIOLATION, 'too many errors');
    else outbox.send(errorFrame(error, refused));
  }

  function isTooFast(): boolean {
    const now = Date.now();
    while ((frameTimes[0] ?? now) <= now - FRAMES_WITHIN_MS) frameTimes.shift();
    if (frameTimes.length >= MOST_FRAMES) return true;
    frameTimes.push(now);
    return false;
  }

  async function take(text: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    const { refused, wish } = readFrame(text);
    if (isTooFast()) {
      tellError(`At most ${MOST_FRAMES} frames are taken in ${FRAMES_WITHIN_MS / 1000} seconds`, refused);
    } else if (!wish.ok) {
      deps.log.info({ event: refused.event }, 'An event that can not be read was ignored');
      tellError(wish.refusal.message, refused);
    } else {
      const added = await subscriptions.add(wish.value, refused).catch((error: unknown) => {
        if (isDatabaseAway(error)) return refuse({ code: 'unavailable', message: 'Try again' });
        logFault(deps.log, error, 'event socket');
        return refuse({ code: 'unavailable', message: 'Internal error' });
      });
      if (!added.ok) tellError(added.refusal.message, refused);
    }
  }

  socket.on('message', (data, isBinary) => {
    if (isBinary) {
      socket.close(POLICY_VIOLATION, 'text frames only');
      return;
    }
    work = work
      .then(() => take(textOf(data)))
      .catch((error: unknown) => logFault(deps.log, error, 'event socket'));
  });
  // Too large a frame is answered by the library with close code 1009.
  socket.on('error', () => undefined);
  socket.on('close', () => subscriptions.stop());
}
