import { randomUUID } from 'node:crypto';
import type { Sql } from '@pubquiz/db';
import type { Bus } from './bus';
import { createHintSender, readHints } from './hint-messages';

const CHANNEL = 'pubquiz_session_version';

/**
 * Hints through PostgreSQL's LISTEN and NOTIFY. They are sent after the commit, never inside a transaction that stores
 * answers, where they would cost half of its throughput.
 */
export function createPostgresBus(sql: Sql, onError: (error: unknown) => void): Bus {
  const ownId = randomUUID();
  const sender = createHintSender(ownId, (message) => sql.notify(CHANNEL, message), onError);
  let stopListening: (() => Promise<void>) | null = null;

  return {
    async start(onHint) {
      const listening = await sql.listen(CHANNEL, (message) => {
        for (const hint of readHints(message, ownId)) onHint(hint);
      });
      stopListening = () => listening.unlisten();
    },
    send: (hint) => sender.send(hint),
    async stop() {
      await sender.settle();
      await stopListening?.();
    },
  };
}
