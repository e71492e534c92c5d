import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Bus } from './bus';
import { createHintSender, readHints } from './hint-messages';

const CHANNEL = 'pubquiz:session-version';
const SLOWEST_RETRY_MS = 2000;
/** A server starts without its Redis, too: a dead bus costs latency, not data. */
const PATIENCE_MS = 2000;

function connect(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, SLOWEST_RETRY_MS),
  });
  let isTold = false;
  redis.on('ready', () => (isTold = false));
  redis.on('error', (error: unknown) => {
    if (!isTold) onError(error);
    isTold = true;
  });
  return redis;
}

/** Hints through Redis pub/sub, for nodes that would rather spare their database. It comes back by itself. */
export function createRedisBus(url: string, onError: (error: unknown) => void): Bus {
  const ownId = randomUUID();
  const publisher = connect(url, onError);
  const subscriber = connect(url, onError);
  const sender = createHintSender(ownId, (message) => publisher.publish(CHANNEL, message), onError);
  let isStopped = false;

  return {
    async start(onHint) {
      subscriber.on('message', (_channel, message) => {
        if (isStopped) return;
        for (const hint of readHints(message, ownId)) onHint(hint);
      });
      // An attempt that fails has told so as an event, and others follow.
      const ready = [
        publisher.connect().catch(() => undefined),
        subscriber.subscribe(CHANNEL).catch(onError),
      ];
      await Promise.race([Promise.all(ready), sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
    send: (hint) => sender.send(hint),
    async stop() {
      isStopped = true;
      await sender.settle();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
