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

/** The outbox of one team in the browser's own database, whose code comes after the page's. */
export function createOutboxStore(teamId: string): OutboxStore {
  let opened: Promise<OutboxStore> | null = null;
  const open = () => {
    opened ??= import('./browser-outbox-store').then(
      ({ createBrowserOutboxStore }) => createBrowserOutboxStore(teamId),
      (error: unknown) => {
        // The code did not come through: the next change asks again.
        opened = null;
        throw error;
      },
    );
    return opened;
  };
  return {
    load: async () => (await open()).load(),
    keep: async (before, after) => (await open()).keep(before, after),
  };
}
