import { createTestDatabase, type TestDatabase } from '@pubquiz/db/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bus, Hint } from './bus';
import { createPostgresBus } from './postgres-bus';

let database: TestDatabase;
const buses: Bus[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.stop()));
  await database.close();
});

async function join(): Promise<{ readonly bus: Bus; readonly heard: Hint[] }> {
  const heard: Hint[] = [];
  const bus = createPostgresBus(database.sql, (error) => {
    throw error;
  });
  buses.push(bus);
  await bus.start((hint) => heard.push(hint));
  return { bus, heard };
}

describe('the bus over PostgreSQL', () => {
  test('tells every other process, and not the one that speaks', async () => {
    const [one, two, three] = [await join(), await join(), await join()];
    one.bus.send({ sessionId: 'session-1', version: 7 });
    one.bus.send({ sessionId: 'session-2', version: null });
    const told = [
      { sessionId: 'session-1', version: 7 },
      { sessionId: 'session-2', version: null },
    ];
    await vi.waitFor(() => expect([two.heard, three.heard]).toEqual([told, told]));
    expect(one.heard).toEqual([]);
  });

  test('merges the hints of a busy moment; the newest version of each session arrives', async () => {
    const [one, two] = [await join(), await join()];
    for (let version = 1; version <= 2000; version += 1) {
      one.bus.send({ sessionId: `session-${String(version % 250)}`, version });
    }
    await vi.waitFor(() => expect(two.heard).toHaveLength(250));
    expect(Math.max(...two.heard.map(({ version }) => version ?? 0))).toBe(2000);
  });
});
