import { EventEmitter } from 'node:events';
import { createDatabase, type DatabaseConnection } from '@pubquiz/db';
import { createTestDatabase, type TestDatabase } from '@pubquiz/db/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgresGate, type PostgresGate } from '../../testing/postgres-gate';
import { startRedisServer, type RedisServer } from '../../testing/redis-server';
import type { Bus, BusMessage, LoginHint } from './bus';
import { createLocalBus } from './local-bus';
import { createPostgresBus } from './postgres-bus';
import { createRedisBus } from './redis-bus';

let database: TestDatabase;
let gate: PostgresGate;
let throughGate: DatabaseConnection;
let redis: RedisServer;
const wire = new EventEmitter();
let joined: Bus[] = [];
let errors: unknown[] = [];

const onError = (error: unknown) => {
  errors.push(error);
};

const BUSES = {
  PostgreSQL: () => createPostgresBus(throughGate.sql, onError),
  Redis: () => createRedisBus(redis.url, onError),
  local: () => createLocalBus(wire),
};

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await openPostgresGate(database.url);
  throughGate = createDatabase(gate.url, { max: 3 });
  redis = await startRedisServer();
});

afterEach(async () => {
  await Promise.all(joined.map((bus) => bus.stop()));
  joined = [];
  errors = [];
});

afterAll(async () => {
  await redis.close();
  await throughGate.close();
  await gate.close();
  await database.close();
});

async function join(kind: keyof typeof BUSES): Promise<{ readonly bus: Bus; readonly heard: BusMessage[] }> {
  const heard: BusMessage[] = [];
  const bus = BUSES[kind]();
  joined.push(bus);
  await bus.start((hint) => heard.push(hint));
  return { bus, heard };
}

describe.each(['PostgreSQL', 'Redis', 'local'] as const)('the %s bus', (kind) => {
  test('tells every other process, and not the one that speaks', async () => {
    const [one, two, three] = [await join(kind), await join(kind), await join(kind)];
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
    const [one, two] = [await join(kind), await join(kind)];
    for (let version = 1; version <= 2000; version += 1) {
      one.bus.send({ sessionId: `session-${String(version % 250)}`, version });
    }
    await vi.waitFor(() => expect(two.heard).toHaveLength(250));
    expect(Math.max(...two.heard.map((hint) => ('version' in hint ? (hint.version ?? 0) : 0)))).toBe(2000);
  });

  test('tells that logins ended or go on under another id, many at once, too', async () => {
    const [one, two] = [await join(kind), await join(kind)];
    const told = Array.from({ length: 200 }, (_, n): LoginHint => {
      const login = String(n).padStart(64, 'a');
      return { login, goesOnAs: n % 2 === 0 ? null : String(n).padStart(64, 'b') };
    });
    for (const hint of told) one.bus.send(hint);
    await vi.waitFor(() => expect(two.heard).toEqual(told));
  });

  test('delivers what was said before a stop, and nothing to a process that has stopped', async () => {
    const [two, three, one] = [await join(kind), await join(kind), await join(kind)];
    await three.bus.stop();
    one.bus.send({ sessionId: 'session-1', version: 7 });
    await one.bus.stop();
    await vi.waitFor(() => expect(two.heard).toEqual([{ sessionId: 'session-1', version: 7 }]));
    expect(three.heard).toEqual([]);
  });

  test('a process that has stopped may still speak, and nothing happens', async () => {
    const one = await join(kind);
    await one.bus.stop();
    expect(() => one.bus.send({ sessionId: 'session-1', version: 7 })).not.toThrow();
  });
});

/** Speaks until the other side hears again: what is said while a bus is away may be lost. */
async function untilHeard(from: Bus, heard: readonly BusMessage[]): Promise<void> {
  let version = 0;
  await vi.waitFor(
    () => {
      version += 1;
      from.send({ sessionId: 'session-1', version });
      expect(heard.length).toBeGreaterThan(0);
    },
    { timeout: 5000, interval: 50 },
  );
}

interface Outage {
  readonly title: string;
  readonly kind: keyof typeof BUSES;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
}

const OUTAGES: readonly Outage[] = [
  {
    title: 'PostgreSQL that lets nobody listen',
    kind: 'PostgreSQL',
    begin: () => gate.shutListenersOut(),
    end: () => gate.letListenersIn(),
  },
  { title: 'Redis that was killed', kind: 'Redis', begin: () => redis.kill(), end: () => redis.start() },
  { title: 'Redis that hangs', kind: 'Redis', begin: () => redis.pause(), end: () => redis.resume() },
];

describe.each(OUTAGES)('with $title', ({ kind, begin, end }) => {
  test('nobody who speaks is held up, and all hear again soon after it is back', async () => {
    const [one, two] = [await join(kind), await join(kind)];
    await begin();
    for (let version = 1; version <= 100; version += 1) one.bus.send({ sessionId: 'session-1', version });
    expect(two.heard).toEqual([]);
    await end();
    await untilHeard(one.bus, two.heard);
  });

  test('a process starts and stops within seconds, and hears once it is back', async () => {
    await begin();
    const began = performance.now();
    const [one, two] = await Promise.all([join(kind), join(kind)]);
    one.bus.send({ sessionId: 'session-1', version: 1 });
    await one.bus.stop();
    expect(performance.now() - began).toBeLessThan(5000);
    await end();
    const three = await join(kind);
    await untilHeard(three.bus, two.heard);
  });
});

test('a Redis that is away is told once, not at every attempt', async () => {
  await redis.kill();
  const { bus } = await join('Redis');
  bus.send({ sessionId: 'session-1', version: 1 });
  await redis.start();
  expect(errors.filter((error) => String(error).includes('ECONNREFUSED'))).toHaveLength(2);
});
