import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Outbox, PendingAnswer, RefusedAnswer } from './outbox';
import { createMemoryOutboxStore, type OutboxStore } from './outbox-store';

interface KeptAnswer {
  readonly pending: PendingAnswer | null;
  readonly refused: RefusedAnswer | null;
}

interface OutboxSchema extends DBSchema {
  answers: { key: [teamId: string, questionId: string]; value: KeptAnswer };
  sequences: { key: string; value: number };
}

const DATABASE_NAME = 'pubquiz-outbox';

function openOutboxDatabase(): Promise<IDBPDatabase<OutboxSchema>> {
  return openDB<OutboxSchema>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('answers');
      database.createObjectStore('sequences');
    },
  });
}

function answersOf(teamId: string): IDBKeyRange {
  return IDBKeyRange.bound([teamId], [teamId, []]);
}

function changedQuestions(before: Outbox, after: Outbox): string[] {
  const ids = [before.pending, after.pending, before.refused, after.refused].flatMap(Object.keys);
  return [...new Set(ids)].filter(
    (id) => before.pending[id] !== after.pending[id] || before.refused[id] !== after.refused[id],
  );
}

function storeIn(database: Promise<IDBPDatabase<OutboxSchema>>, teamId: string): OutboxStore {
  return {
    async load() {
      const transaction = (await database).transaction(['answers', 'sequences']);
      const pending: Record<string, PendingAnswer> = {};
      const refused: Record<string, RefusedAnswer> = {};
      for await (const cursor of transaction.objectStore('answers').iterate(answersOf(teamId))) {
        const [, questionId] = cursor.key;
        if (cursor.value.pending !== null) pending[questionId] = cursor.value.pending;
        if (cursor.value.refused !== null) refused[questionId] = cursor.value.refused;
      }
      const lastSequence = (await transaction.objectStore('sequences').get(teamId)) ?? 0;
      return { lastSequence, pending, refused };
    },
    async keep(before, after) {
      const changed = changedQuestions(before, after);
      if (changed.length === 0 && before.lastSequence === after.lastSequence) return;
      const transaction = (await database).transaction(['answers', 'sequences'], 'readwrite');
      const answers = transaction.objectStore('answers');
      const writes: Promise<unknown>[] = changed.map((questionId) => {
        const pending = after.pending[questionId] ?? null;
        const refused = after.refused[questionId] ?? null;
        return pending === null && refused === null
          ? answers.delete([teamId, questionId])
          : answers.put({ pending, refused }, [teamId, questionId]);
      });
      writes.push(transaction.objectStore('sequences').put(after.lastSequence, teamId));
      await Promise.all([...writes, transaction.done]);
    },
  };
}

/** The outbox of one team in the browser's own database; without one it lasts as long as the page. */
export function createBrowserOutboxStore(teamId: string): OutboxStore {
  if (typeof indexedDB === 'undefined') return createMemoryOutboxStore();
  return storeIn(openOutboxDatabase(), teamId);
}
