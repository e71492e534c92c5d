import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { routeUpgrades } from '../http/upgrade';
import { createTestDeps, type TestDeps } from '../testing';
import { createEventSocket } from './event-socket';

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});

afterAll(() => world.close());

test('[RT-1] a device that answers pings stays, one that does not is closed after two rounds', async () => {
  const server = createServer();
  const route = createEventSocket(world.deps, { origins: new Set(), pingMs: 100 });
  routeUpgrades(server, new Map([['/', route]]), () => false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const present = new WebSocket(url);
  const away = new WebSocket(url, { autoPong: false });
  const [code] = (await once(away, 'close')) as [number];
  expect(code).toBe(1006);
  expect(present.readyState).toBe(WebSocket.OPEN);
  present.terminate();
  route.wss.close();
  server.close();
});
