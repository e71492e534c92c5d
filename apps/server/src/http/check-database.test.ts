import { createServer } from 'node:net';
import { once } from 'node:events';
import { createDatabase } from '@pubquiz/db';
import { createTestDatabase } from '@pubquiz/db/testing';
import { expect, test } from 'vitest';
import { checkDatabase, DATABASE_AWAY, DATABASE_READ_ONLY } from './check-database';

test('a database that takes writes has no problem', async () => {
  const database = await createTestDatabase();
  await expect(checkDatabase({ sql: database.sql, isEmbedded: true })()).resolves.toBeNull();
  await database.close();
});

test('a database that takes the call and never answers counts as away after a second', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const sockets: { destroy(): void }[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const database = createDatabase(`postgres://pub:quiz@127.0.0.1:${String(port)}/quiz`);
  const check = checkDatabase({ sql: database.sql, isEmbedded: false });

  const began = performance.now();
  await expect(Promise.all([check(), check()])).resolves.toEqual([DATABASE_AWAY, DATABASE_AWAY]);
  expect(performance.now() - began).toBeLessThan(3000);

  await database.sql.end({ timeout: 0 });
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('a database that only reads is a problem', async () => {
  const database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await database.sql.unsafe(`alter database "${name}" set default_transaction_read_only = on`);
  const reader = createDatabase(database.url);
  await expect(checkDatabase({ sql: reader.sql, isEmbedded: false })()).resolves.toBe(DATABASE_READ_ONLY);
  await reader.close();
  await database.close();
});
