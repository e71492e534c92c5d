import { setTimeout as sleep } from 'node:timers/promises';
import type { Hint } from './bus';

/** PostgreSQL takes 8000 bytes in one message. */
const HINTS_PER_MESSAGE = 100;
/** A process that stops does not wait for a bus that hangs. */
const SETTLE_MS = 1000;

/** The hints in a message of another process; none in an own one. */
export function readHints(message: string, ownId: string): readonly Hint[] {
  const [sender, ...hints] = message.split(' ');
  if (sender === ownId) return [];
  return hints.map((hint) => {
    const [sessionId = '', version = ''] = hint.split(':');
    return { sessionId, version: version === 'gone' ? null : Number(version) };
  });
}

/** Sends hints on their way, those of one moment together. */
export interface HintSender {
  send(hint: Hint): void;
  /** Waits for what is on its way, but not for a bus that hangs. */
  settle(): Promise<void>;
}

/** Keeps the newest version of each Session while a message is under way, and sends what has come together. */
export function createHintSender(
  ownId: string,
  publish: (message: string) => Promise<unknown>,
  onError: (error: unknown) => void,
): HintSender {
  const newest = new Map<string, number | null>();
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    while (newest.size > 0) {
      const batch = [...newest].slice(0, HINTS_PER_MESSAGE);
      // A hint that cannot be sent is dropped: the others look at the versions anyway.
      for (const [sessionId] of batch) newest.delete(sessionId);
      const hints = batch.map(([sessionId, version]) => `${sessionId}:${String(version ?? 'gone')}`);
      await publish([ownId, ...hints].join(' '));
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
    send({ sessionId, version }) {
      newest.set(sessionId, version);
      sendSoon();
    },
    settle: async () => {
      await Promise.race([sending, sleep(SETTLE_MS, undefined, { ref: false })]);
    },
  };
}
