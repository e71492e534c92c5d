import { readAllRows } from '@pubquiz/db/testing';
import { connectClient, openQuizNight, startTestServer, type TestServer } from '@pubquiz/server/testing';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { run } from '../src/run';

let folder: string;
let old: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pubquiz-backup-'));
  old = await startTestServer();
});
afterAll(async () => {
  await old.close();
  await rm(folder, { recursive: true });
});

async function aServer(variables: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startTestServer({ variables });
  onTestFinished(() => server.close());
  return server;
}

async function pubquiz(server: TestServer, words: readonly string[], isInteractive = false) {
  let out = '';
  let err = '';
  const { operatorToken } = server.settings;
  const code = await run(words, {
    environment: { url: server.url, dataDir: folder, operatorToken, password: null },
    terminal: { out: (text) => (out += text), err: (text) => (err += text), isInteractive },
  });
  return { code, out, err };
}

/** A quiz that runs, with an answer, as its quizmaster and its team see it. */
async function openEvening(server: TestServer) {
  const night = await openQuizNight(server);
  onTestFinished(() => night.close());
  const { sessionId, quizmaster } = night;
  const team = await night.join('Quizteama\t\\Aguilera 🍺');
  const { session } = await quizmaster.api.session.get.query({ sessionId });
  const started = await quizmaster.api.session.start.mutate({ sessionId, updatedTime: session.updatedTime });
  await quizmaster.api.session.askNextQuestion.mutate({
    sessionId,
    updatedTime: started.session.updatedTime,
  });
  await night.answer(team, night.questionIds[0] ?? '', 'Stoker');
  return { ...night, team };
}

test('a backup of a running server is restored into an empty one, every row, and the evening goes on there', async () => {
  const { sessionId, userSessionId, team, questionIds } = await openEvening(old);
  const file = join(folder, 'evening.gz');
  const before = await readAllRows(old.database.sql);
  const saved = await pubquiz(old, ['backup', file]);
  const rowCount = Object.values(before).flat().length.toLocaleString('en-GB');
  expect(saved).toMatchObject({ code: 0, err: '' });
  expect(saved.out).toMatch(new RegExp(`^${file}: ${rowCount} rows, 0\\.\\d MB\n$`));
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const fresh = await aServer();
  // Somebody looks whether the new server is there: a guest without a quiz.
  await connectClient(fresh.url).api.auth.session.mutate();
  const restored = await pubquiz(fresh, ['restore', file], true);
  expect(restored.err).toContain('Sending [##############################] 0.1 of 0.1 MB');
  expect(restored.out).toMatch(new RegExp(`^${rowCount} rows restored, as they were at 20`));
  expect(restored.code).toBe(0);
  expect(await readAllRows(fresh.database.sql)).toEqual(before);

  const quizmaster = connectClient(fresh.url, userSessionId);
  const phone = connectClient(fresh.url);
  onTestFinished(async () => {
    await Promise.all([quizmaster.close(), phone.close()]);
  });
  const { session } = await quizmaster.api.session.get.query({ sessionId });
  expect(session.sessionStatus).toBe('askQuestions');
  await quizmaster.api.session.askNextQuestion.mutate({ sessionId, updatedTime: session.updatedTime });
  const [first = '', second = ''] = questionIds;
  await phone.api.teamAnswer.save.mutate({
    sessionId,
    teamId: team.id,
    browserId: `browser of ${team.name}`,
    entries: [{ questionId: second, answer: 'Seine', isConfirmed: true, sequence: 2 }],
  });
  const sheet = await phone.api.teamAnswer.sheet.query({ sessionId, teamId: team.id });
  expect(JSON.stringify(sheet)).toMatch(/Stoker.*Seine/);
  expect(first).not.toBe('');
});

test('a server in which somebody has worked, a wrong token and a damaged file are refused in a sentence', async () => {
  const file = join(folder, 'refused.gz');
  await pubquiz(old, ['backup', file]);
  const before = await readAllRows(old.database.sql);
  expect(await pubquiz(old, ['restore', file])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^This server is not empty: it has \d+ quiz/) as string,
  });
  expect(await readAllRows(old.database.sql)).toEqual(before);
  const damaged = join(folder, 'damaged.gz');
  await writeFile(damaged, (await readFile(file)).subarray(20));
  expect(await pubquiz(old, ['restore', damaged])).toMatchObject({
    code: 1,
    err: 'The file is no backup of Pub Quiz, or is damaged; nothing was restored\n',
  });
  expect(await pubquiz(old, ['restore', join(folder, 'missing.gz')])).toMatchObject({
    code: 1,
    err: `${join(folder, 'missing.gz')} cannot be read\n`,
  });
  const stranger = { ...old, settings: { ...old.settings, operatorToken: 'a wrong operator token' } };
  for (const words of [
    ['restore', file],
    ['backup', join(folder, 'none.gz')],
    ['backup', '--list'],
  ]) {
    expect(await pubquiz(stranger, words)).toMatchObject({
      code: 1,
      err: 'Missing or wrong operator token\n',
    });
  }
  const away = { ...old, url: 'http://localhost:1' };
  expect(await pubquiz(away, ['backup', join(folder, 'none.gz')])).toMatchObject({
    code: 1,
    err: 'No Pub Quiz server answers at http://localhost:1. Is it running?\n',
  });
  expect(await readdir(folder)).not.toContain('none.gz');
});

test('a backup that cannot be written leaves no file behind, and the older one where it was', async () => {
  expect(await pubquiz(old, ['backup', join(folder, 'no/such/folder.gz')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/folder\.gz cannot be written: ENOENT/) as string,
  });
  expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
});

test('backups that the server made by itself are listed', async () => {
  expect(await pubquiz(old, ['backup', '--list'])).toEqual({
    code: 0,
    out: '',
    err: 'The server has made no backup by itself yet\n',
  });
  const { folder: backups } = old.settings.backups;
  await mkdir(backups, { recursive: true });
  await writeFile(join(backups, 'pubquiz-2026-03-06T05-00-00Z.backup.gz'), 'x'.repeat(150_000));
  await writeFile(join(backups, 'letter.txt'), 'x');
  expect((await pubquiz(old, ['backup', '--list'])).out).toBe(
    'pubquiz-2026-03-06T05-00-00Z.backup.gz\t0.2 MB\n',
  );
});
