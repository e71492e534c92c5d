import type { OutboxStore } from './outbox-store';

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
