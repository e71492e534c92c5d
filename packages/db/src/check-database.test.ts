import { expect, inject, test } from 'vitest';

import { checkDatabase } from './check-database';
import { freePort } from './embedded/endpoint';

const reachable = inject('testDatabaseUrl');

function changed(change: (url: URL) => void): string {
  const url = new URL(reachable);
  change(url);
  return url.href;
}

test('a database that answers passes', async () => {
  await expect(checkDatabase(reachable)).resolves.toBeUndefined();
});

test.each(['', 'pubquiz', 'mysql://localhost/pubquiz'])(
  'DATABASE_URL %j is refused with an example',
  async (url) => {
    await expect(checkDatabase(url)).rejects.toMatchObject({
      problem: 'bad-url',
      message: expect.stringContaining('postgres://user:password@host:5432/database') as string,
    });
  },
);

test('a port where nobody listens is named in the refusal, the password is not', async () => {
  const port = await freePort();

  await expect(checkDatabase(`postgres://landlord:s3cret@127.0.0.1:${port}/pub`)).rejects.toMatchObject({
    problem: 'unreachable',
    message: `DATABASE_URL names 127.0.0.1:${port}/pub, which does not answer (ECONNREFUSED). Start that PostgreSQL or correct the address; without DATABASE_URL, Pub Quiz uses its own.`,
  });
});

test('a wrong password and a missing database are told apart', async () => {
  await expect(checkDatabase(changed((url) => (url.password = 'wrong')))).rejects.toThrow(
    'refuses the user name or password',
  );
  await expect(checkDatabase(changed((url) => (url.pathname = '/no_such_pub')))).rejects.toThrow(
    'has no such database',
  );
});
