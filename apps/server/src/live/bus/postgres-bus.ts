import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '@pubquiz/db';
import type { Bus } from './bus';
import { createHintSender, readHints } from './hint-messages';

const CHANNEL = 'pubquiz_session_version';
/** A server starts where nobody may listen, too: a dead bus costs latency, not data. */
const PATIENCE_MS = 2000;

/**
 * Hints through PostgreSQL's LISTEN and NOTIFY. They are sent after the commit, never inside a transaction that stores
 * answers, where they would cost half of its throughput. A listener that is cut off comes back by itself.
 */
export function createPostgresBus(sql: Sql, onError: (error: unknown) => void): Bus {
  const ownId = randomUUID();
  const sender = createHintSender(ownId, (message) => sql.notify(CHANNEL, message), onError);
  let isStopped = false;

  return {
    async start(onHint) {
      const listening = sql.listen(CHANNEL, (message) => {
        if (isStopped) return;
        for (const hint of readHints(message, ownId)) onHint(hint);
      });
      await Promise.race([listening.catch(onError), sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
    send: (hint) => sender.send(hint),
    async stop() {
      // The connection goes with its pool: to take leave of a database that is away would take for ever.
      isStopped = true;
      await sender.settle();
    },
  };
}
