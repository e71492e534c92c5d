import { randomUUID } from 'node:crypto';
import type { Sql } from '@pubquiz/db';
import type { Bus, Hint } from './bus';

const CHANNEL = 'pubquiz_session_version';

/** Hints of one turn of the event loop go out together: a payload may have 8000 bytes. */
const HINTS_PER_MESSAGE = 100;

function parse(payload: string, ownId: string): readonly Hint[] {
  const [sender, ...hints] = payload.split(' ');
  if (sender === ownId) return [];
  return hints.map((hint) => {
    const [sessionId = '', version = ''] = hint.split(':');
    return { sessionId, version: version === 'gone' ? null : Number(version) };
  });
}

/**
 * Hints through PostgreSQL's LISTEN and NOTIFY. They are sent after the commit, never inside a transaction that stores
 * answers, where they would cost half of its throughput.
 */
export function createPostgresBus(sql: Sql, onError: (error: unknown) => void): Bus {
  const ownId = randomUUID();
  const newest = new Map<string, number | null>();
  let sending: Promise<void> | null = null;
  let stopListening: (() => Promise<void>) | null = null;

  async function sendAll(): Promise<void> {
    while (newest.size > 0) {
      const batch = [...newest].slice(0, HINTS_PER_MESSAGE);
      // A hint that cannot be sent is dropped: the others look at the versions anyway.
      for (const [sessionId] of batch) newest.delete(sessionId);
      const hints = batch.map(([sessionId, version]) => `${sessionId}:${String(version ?? 'gone')}`);
      await sql.notify(CHANNEL, [ownId, ...hints].join(' '));
    }
  }

  function sendSoon(): void {
    sending ??= Promise.resolve()
      .then(sendAll)
      .catch(onError)
      .finally(() => {
        sending = null;
        if (newest.size > 0) sendSoon();
      });
  }

  return {
    async start(onHint) {
      const listening = await sql.listen(CHANNEL, (payload) => {
        for (const hint of parse(payload, ownId)) onHint(hint);
      });
      stopListening = () => listening.unlisten();
    },
    send({ sessionId, version }) {
      newest.set(sessionId, version);
      sendSoon();
    },
    async stop() {
      await sending;
      await stopListening?.();
    },
  };
}
