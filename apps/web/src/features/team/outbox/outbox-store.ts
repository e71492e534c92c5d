import type { KeptOutbox, Outbox } from './outbox';

/** Keeps what is not sent yet where a reload and a closed browser do not reach it. */
export interface OutboxStore {
  readonly load: () => Promise<KeptOutbox>;
  /** Writes down what a change of the outbox changed. */
  readonly keep: (before: Outbox, after: Outbox) => Promise<void>;
}

/** Forgets with the page; for browsers that keep nothing, as some do in private windows. */
export function createMemoryOutboxStore(): OutboxStore {
  return {
    load: () => Promise.resolve({ lastSequence: 0, pending: {}, refused: {} }),
    keep: () => Promise.resolve(),
  };
}
