import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from './create-http-server';
import { limitBodyTime } from './limit-body-time';

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(limitBodyTime(400));
  app.post('/reads', express.json(), (req, res) => void res.json(req.body));
  app.post('/answers-early', (_req, res) => void res.json({}));
  server = createHttpServer(app, { headMs: 400, checkEveryMs: 50 }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function dial(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

/** Sends a text at once and then a byte now and then; answers what came back before the other side hung up. */
async function trickle(start: string): Promise<string> {
  const socket = dial();
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.on('error', () => undefined);
  socket.write(start);
  const drip = setInterval(() => socket.write('x'), 30);
  await once(socket, 'close');
  clearInterval(drip);
  return heard;
}

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

test('a head that trickles in is cut off', async () => {
  expect(await trickle('POST /reads HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toContain(
    '408 Request Timeout',
  );
});

test('a connection that says nothing is cut off', async () => {
  const socket = dial()
    .on('error', () => undefined)
    .resume();
  await once(socket, 'close');
});

test('a body that trickles in is cut off', async () => {
  expect(await trickle(`POST /reads HTTP/1.1\r\n${HEAD}"`)).toMatch(/^HTTP\/1.1 408 Request Timeout/);
});

test('a body that goes on after the answer is cut off', async () => {
  expect(await trickle(`POST /answers-early HTTP/1.1\r\n${HEAD}"`)).toMatch(/^HTTP\/1.1 200 OK/);
});

test('whoever sends in time is not disturbed, and the connection is used again', async () => {
  const { port } = server.address() as AddressInfo;
  for (let count = 0; count < 15; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/reads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count }),
    });
    expect(await answer.json()).toEqual({ count });
  }
});
