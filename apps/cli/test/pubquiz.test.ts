import { startTestServer, type TestServer } from '@pubquiz/server/testing';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../src/run';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'pubquiz-cli-'));
});
beforeEach(
  () => server.database.sql`truncate library_question, library_category, library_contributor cascade`,
);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly operatorToken?: string | null;
  readonly password?: string;
  readonly url?: string;
  readonly isInteractive?: boolean;
}

/** Runs a command line against the server. */
async function pubquiz(words: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  let out = '';
  let err = '';
  const { operatorToken = server.settings.operatorToken, password = null } = surroundings;
  const code = await run(words, {
    environment: { url: surroundings.url ?? server.url, dataDir: folder, operatorToken, password },
    terminal: {
      out: (text) => (out += text),
      err: (text) => (err += text),
      isInteractive: surroundings.isInteractive ?? false,
    },
  });
  return { code, out, err };
}

async function file(name: string, text: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function count(): Promise<number> {
  const [row] = await server.database.sql<{ count: number }[]>`
    select count(*)::int as count from library_question`;
  return row?.count ?? 0;
}

const ANIMALS =
  '#Q Which is a mammal?\n^ Dolphin\nA Shark\nB Dolphin\n\n#Q Which barks?\n^ Cow\nA Dog\nB Cat\n';
const BOOKS =
  '{"question":"Who wrote Dracula?","answer":"Bram Stoker"}\n{"question":"Which is a mammal?","correctMultiAnswer":"Tuna\\n--dolphin"}\n{"question":"No answer?"}\n';

describe('import', () => {
  test('brings files of several formats in, tells what is refused, and adds nothing the second time', async () => {
    const paths = [await file('animals', ANIMALS), await file('books.jsonl', BOOKS)];
    const [animals = '', books = ''] = paths;
    expect(await pubquiz(['import', ...paths])).toEqual({
      code: 0,
      out: '2 added, 0 updated, 1 there already, 2 refused\n',
      err: `${animals}:6: The correct answer is not among the options\n${books}:3: A correct answer or multiple-choice options are required\n`,
    });
    expect((await pubquiz(['import', ...paths])).out).toBe(
      '0 added, 0 updated, 3 there already, 2 refused\n',
    );
    expect(await count()).toBe(2);
  });

  test('reads a folder, and a file that is not UTF-8', async () => {
    const inner = await mkdtemp(join(folder, 'many-'));
    await writeFile(
      join(inner, 'drinks'),
      Buffer.from('#Q What is in a caf\xe9?\n^ Tea\nA Tea\nB Ink\n', 'latin1'),
    );
    const { code, out, err } = await pubquiz(['import', inner, '--contributor', 'Ann']);
    expect({ code, out }).toEqual({ code: 0, out: '1 added, 0 updated, 0 there already, 0 refused\n' });
    expect(err).toBe(`${join(inner, 'drinks')}: 1 line is not UTF-8, read as Windows-1252\n`);
    const exported = await pubquiz(['export']);
    expect(JSON.parse(exported.out)).toMatchObject({
      question: 'What is in a café?',
      category: 'Drinks',
      contributor: 'Ann',
    });
  });

  test('--dry-run stores nothing', async () => {
    const { out } = await pubquiz(['import', await file('animals', ANIMALS), '--dry-run']);
    expect(out).toBe(
      'Nothing was stored; an import would be: 1 added, 0 updated, 0 there already, 1 refused\n',
    );
    expect(await count()).toBe(0);
  });

  test('--strict imports nothing when something is refused', async () => {
    const { code, out } = await pubquiz(['import', await file('animals', ANIMALS), '--strict']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(await count()).toBe(0);
  });

  test('a person sees a bar, which is gone at the end', async () => {
    const { err } = await pubquiz(['import', await file('books.jsonl', BOOKS)], { isInteractive: true });
    expect(err).toContain('Importing [##############################] 3 of 3');
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  test('[ADMIN-3] an editor can import with a login, an account without the role can not', async () => {
    const password = 'seven wet otters';
    const path = await file('books.jsonl', BOOKS);
    for (const username of ['editor@example.org', 'other@example.org']) {
      await fetch(`${server.url}/api/auth/session/account`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa('pubquiz:pubquiz')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ username, password, cheese: 'z' }),
      });
    }
    await pubquiz(['grant', 'editor@example.org', 'libraryEdit']);
    const login = { operatorToken: null, password };
    const imported = await pubquiz(['import', path, '--username', 'editor@example.org'], login);
    expect(imported).toMatchObject({ code: 0, out: '2 added, 0 updated, 0 there already, 1 refused\n' });
    expect(await pubquiz(['import', path, '--username', 'other@example.org'], login)).toMatchObject({
      code: 1,
      err: 'This needs the permission libraryEdit\n',
    });
    const wrong = { ...login, password: 'wrong password' };
    expect(await pubquiz(['import', path, '--username', 'other@example.org'], wrong)).toMatchObject({
      code: 1,
      err: 'Invalid username/password combination\n',
    });
  });
});

describe('export', () => {
  test('JSON Lines are imported into an empty library as they were', async () => {
    await pubquiz(['import', await file('books.jsonl', BOOKS)]);
    const path = join(folder, 'export.jsonl');
    const exported = await pubquiz(['export', '--output', path]);
    expect(exported).toEqual({ code: 0, out: '', err: '2 questions exported\n' });
    expect((await pubquiz(['import', path])).out).toBe('0 added, 0 updated, 2 there already, 0 refused\n');
    await server.database.sql`truncate library_question cascade`;
    await pubquiz(['import', path]);
    const again = await pubquiz(['export']);
    const sorted = (text: string) => text.trim().split('\n').sort();
    expect(sorted(again.out)).toEqual(sorted(await readFile(path, 'utf8')));
  });

  test('[IMP-3] TSV has the nine columns', async () => {
    await pubquiz(['import', await file('books.jsonl', BOOKS)]);
    const { out } = await pubquiz(['export', '--format', 'tsv']);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'));
    expect(rows.map((cells) => cells.length)).toEqual([9, 9, 9]);
    expect(rows.map(([, question]) => question)).toContain('Who wrote Dracula?');
  });
});

describe('accounts', () => {
  test('[D42] grant and revoke tell which roles the account has', async () => {
    const [row] = await server.database.sql<{ username: string }[]>`
      insert into account (id, username, username_key, password_hash, last_visit_time, created_time, updated_time)
      values (gen_random_uuid(), 'ann@example.org', 'ann@example.org', 'none', now(), now(), now())
      returning username`;
    const username = row?.username ?? '';
    expect((await pubquiz(['grant', username, 'all'])).out).toContain(
      'ann@example.org now has accountEdit and libraryEdit\n',
    );
    expect((await pubquiz(['revoke', username, 'accountEdit'])).out).toBe(
      'ann@example.org now has libraryEdit\n',
    );
    expect((await pubquiz(['revoke', username, 'libraryEdit'])).out).toBe(
      'ann@example.org now has no role\n',
    );
    expect(await pubquiz(['grant', 'nobody@example.org', 'all'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no account with the username nobody@example.org\n',
    });
  });
});

describe('what goes wrong', () => {
  test('a server that is away, a wrong token and a missing one are said in a sentence', async () => {
    const grant = ['grant', 'ann@example.org', 'all'];
    expect(await pubquiz(grant, { url: 'http://localhost:1' })).toEqual({
      code: 1,
      out: '',
      err: 'No Pub Quiz server answers at http://localhost:1. Is it running?\n',
    });
    expect(await pubquiz(grant, { operatorToken: 'a wrong operator token' })).toMatchObject({
      code: 1,
      err: 'Missing or wrong operator token\n',
    });
    const missing = await pubquiz(grant, { operatorToken: null });
    expect(missing.code).toBe(1);
    expect(missing.err).toMatch(/^The operator token is not in .*operator-token\. Set DATA_DIR/);
    expect(await pubquiz([...grant, '--url', 'quiz'])).toMatchObject({
      code: 1,
      err: 'quiz is no address like http://localhost:3000\n',
    });
  });

  test('the token is read from the data folder of the server', async () => {
    await file('operator-token', `${server.settings.operatorToken}\n`);
    expect((await pubquiz(['export'], { operatorToken: null })).code).toBe(0);
    await rm(join(folder, 'operator-token'));
  });

  test('a file that is not there, and one of an unknown format', async () => {
    expect(await pubquiz(['import', join(folder, 'missing')])).toMatchObject({
      code: 1,
      err: `${join(folder, 'missing')} cannot be read\n`,
    });
    const prose = await file('prose.txt', 'Once upon a time.');
    expect((await pubquiz(['import', prose])).err).toBe(
      `${prose}:1: The file has none of the known formats\n`,
    );
  });

  test('a call that it does not know is 2, help is 0', async () => {
    expect((await pubquiz(['sing'])).code).toBe(2);
    expect((await pubquiz(['import'])).code).toBe(2);
    expect((await pubquiz(['grant', 'ann@example.org', 'everything'])).code).toBe(2);
    const help = await pubquiz(['import', '--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toContain('--dry-run');
  });
});
