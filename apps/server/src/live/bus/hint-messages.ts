import { setTimeout as sleep } from 'node:timers/promises';
import type { BusMessage } from './bus';

/** PostgreSQL takes 8000 bytes in one message; the longest hint has two hashes. */
const HINTS_PER_MESSAGE = 50;
const LOGIN = 'login=';
/** A process that stops does not wait for a bus that hangs. */
const SETTLE_MS = 1000;

function readHint(text: string): BusMessage {
  const [about = '', news = ''] = text.split(':');
  if (about.startsWith(LOGIN)) {
    return { login: about.slice(LOGIN.length), goesOnAs: news === 'over' ? null : news };
  }
  return { sessionId: about, version: news === 'gone' ? null : Number(news) };
}

/** What a hint is about and what is new there; the newest one about the same thing counts. */
function written(hint: BusMessage): readonly [string, string] {
  if ('login' in hint) return [LOGIN + hint.login, hint.goesOnAs ?? 'over'];
  return [hint.sessionId, String(hint.version ?? 'gone')];
}

/** The hints in a message of another process; none in an own one. */
export function readHints(message: string, ownId: string): readonly BusMessage[] {
  const [sender, ...hints] = message.split(' ');
  return sender === ownId ? [] : hints.map(readHint);
}

/** Sends hints on their way, those of one moment together. */
export interface HintSender {
  send(hint: BusMessage): void;
  /** Waits for what is on its way, but not for a bus that hangs. */
  settle(): Promise<void>;
}

/** Keeps the newest version of each Session while a message is under way, and sends what has come together. */
export function createHintSender(
  ownId: string,
  publish: (message: string) => Promise<unknown>,
  onError: (error: unknown) => void,
): HintSender {
  const newest = new Map<string, string>();
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    while (newest.size > 0) {
      const batch = [...newest].slice(0, HINTS_PER_MESSAGE);
      // A hint that cannot be sent is dropped: the others look at the versions anyway.
      for (const [about] of batch) newest.delete(about);
      const hints = batch.map(([about, news]) => `${about}:${news}`);
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
    send(hint) {
      newest.set(...written(hint));
      sendSoon();
    },
    settle: async () => {
      await Promise.race([sending, sleep(SETTLE_MS, undefined, { ref: false })]);
    },
  };
}
