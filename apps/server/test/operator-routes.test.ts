import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { connectClient, startTestServer, type TestServer } from '../src/testing';

async function aServer(variables: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startTestServer({ variables });
  onTestFinished(() => server.close());
  return server;
}

function headersOf({ settings }: TestServer): Record<string, string> {
  return { authorization: `Bearer ${settings.operatorToken}` };
}

async function backupOf(server: TestServer): Promise<ArrayBuffer> {
  const response = await fetch(`${server.url}/operator/backup`, { headers: headersOf(server) });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/gzip');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(/filename="?pubquiz-20.*Z\.backup\.gz/);
  return response.arrayBuffer();
}

function restore(server: TestServer, body: ArrayBuffer | string): Promise<Response> {
  return fetch(`${server.url}/operator/restore`, { method: 'POST', headers: headersOf(server), body });
}

test('a restore asks devices to come again, and keeps the account of the host', async () => {
  const old = await aServer();
  const host = { username: 'host@example.org', password: 'seven wet otters' };
  const fresh = await aServer({ ADMIN_USERNAME: host.username, ADMIN_PASSWORD: host.password });
  const file = await backupOf(old);
  const sockets = ['/trpc', '/'].map((path) => new WebSocket(fresh.url.replace('http', 'ws') + path));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const told = Promise.all(
    sockets.map((socket) => Promise.race([once(socket, 'message'), once(socket, 'close')])),
  );

  expect((await restore(fresh, file)).status).toBe(200);

  await told;
  for (const socket of sockets) socket.terminate();
  const { userSessionId } = await connectClient(fresh.url).api.auth.logIn.mutate(host);
  expect(userSessionId).not.toBeNull();
  expect(await readdir(fresh.settings.backups.folder)).toEqual([]);
});

test('without the operator token nothing is sent or read', async () => {
  const server = await aServer();
  for (const authorization of ['', 'Bearer wrong', `Basic ${btoa('pubquiz:pubquiz')}`]) {
    const headers = { authorization };
    const backup = await fetch(`${server.url}/operator/backup`, { headers });
    expect(backup.status).toBe(401);
    expect(await backup.json()).toEqual({ error: 'Missing or wrong operator token' });
    const restored = await fetch(`${server.url}/operator/restore`, { method: 'POST', headers, body: 'x' });
    expect(restored.status).toBe(401);
  }
});

test('what is no backup is refused with a sentence', async () => {
  const server = await aServer();
  const answer = await restore(server, 'A letter');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: 'The file is no backup of Pub Quiz, or is damaged; nothing was restored',
  });
});
