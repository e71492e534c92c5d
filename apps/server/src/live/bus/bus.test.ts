import { createTestDatabase, type TestDatabase } from '@pubquiz/db/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTinyRedis, type TinyRedis } from '../../testing/tiny-redis';
import type { Bus, Hint } from './bus';
import { createPostgresBus } from './postgres-bus';
import { createRedisBus } from './redis-bus';

let database: TestDatabase;
let redis: TinyRedis;
const buses: Bus[] = [];

const ignore = () => undefined;

const KINDS: readonly (readonly [string, () => Bus])[] = [
  ['PostgreSQL', () => createPostgresBus(database.sql, ignore)],
  ['Redis', () => createRedisBus(redis.url, ignore)],
];

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await startTinyRedis();
});

afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.stop()));
  await redis.close();
  await database.close();
});

async function join(create: () => Bus): Promise<{ readonly bus: Bus; readonly heard: Hint[] }> {
  const heard: Hint[] = [];
  const bus = create();
  buses.push(bus);
  await bus.start((hint) => heard.push(hint));
  return { bus, heard };
}

describe.each(KINDS)('the bus over %s', (_name, create) => {
  test('tells every other process, and not the one that speaks', async () => {
    const [one, two, three] = [await join(create), await join(create), await join(create)];
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
    const [one, two] = [await join(create), await join(create)];
    for (let version = 1; version <= 2000; version += 1) {
      one.bus.send({ sessionId: `session-${String(version % 250)}`, version });
    }
    await vi.waitFor(() => expect(two.heard).toHaveLength(250));
    expect(Math.max(...two.heard.map(({ version }) => version ?? 0))).toBe(2000);
  });
});

test('the bus over Redis comes back by itself after a restart of Redis', async () => {
  const create = () => createRedisBus(redis.url, ignore);
  const [one, two] = [await join(create), await join(create)];
  redis.cut();
  let version = 0;
  await vi.waitFor(
    () => {
      version += 1;
      one.bus.send({ sessionId: 'session-1', version });
      expect(two.heard.length).toBeGreaterThan(0);
    },
    { timeout: 5000, interval: 50 },
  );
});

test('a server starts without its Redis', async () => {
  const gone = await startTinyRedis();
  await gone.close();
  const errors: unknown[] = [];
  const bus = createRedisBus(gone.url, (error) => errors.push(error));
  await bus.start(ignore);
  bus.send({ sessionId: 'session-1', version: 1 });
  await bus.stop();
  expect(errors.length).toBeGreaterThan(0);
});
