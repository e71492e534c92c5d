import { beforeAll, describe, expect, test } from 'vitest';
import { closeAfterAll, openQuizNight, startTestServer, type QuizNight, type TestServer } from '../testing';

const kept = closeAfterAll();
let server: TestServer;
let night: QuizNight;
let teamId: string;
let saved: object;

beforeAll(async () => {
  server = kept(await startTestServer());
  night = kept(await openQuizNight(server));
  ({ id: teamId } = await night.join('The Barflies'));
  await night.quizmaster.api.session.start.mutate({ sessionId: night.sessionId });
  saved = aSave({});
  await post('teamAnswer.save', JSON.stringify(saved));
});

/** The same save again changes nothing, whoever answers it. */
function aSave(entry: object): object {
  const [questionId] = night.questionIds;
  const entries = [{ questionId, answer: 'Stoker', isConfirmed: true, sequence: 1, ...entry }];
  return { sessionId: night.sessionId, teamId, browserId: 'browser-1', entries };
}

async function post(path: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${server.url}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  // How the length is told is up to the adapter.
  const told = [...response.headers].filter(
    ([name]) => !['date', 'content-length', 'transfer-encoding'].includes(name),
  );
  return {
    status: response.status,
    headers: Object.fromEntries(told),
    body: await response.json(),
  };
}

/** tRPC's own adapter answers whatever has more in its address than the official client sends. */
function postToStock(path: string, body: string, headers?: Readonly<Record<string, string>>) {
  return post(`${path}${path.includes('?') ? '&' : '?'}stock`, body, headers);
}

describe('a save over the short way answers as over tRPC’s own adapter', () => {
  test.each<[string, number, () => string]>([
    ['a save', 200, () => JSON.stringify(saved)],
    ['a reader’s browser', 403, () => JSON.stringify({ ...saved, browserId: 'browser-2' })],
    [
      'a closed question',
      409,
      () => JSON.stringify(aSave({ questionId: night.questionIds[1], sequence: 2 })),
    ],
    ['an unknown team', 404, () => JSON.stringify({ ...saved, teamId: night.sessionId })],
    ['a body of the wrong kind', 400, () => JSON.stringify({ ...saved, entries: [{ answer: 7 }] })],
    ['no JSON', 400, () => '{"sessionId":'],
    ['no body', 400, () => ''],
  ])('%s', async (_case, status, body) => {
    const short = await post('teamAnswer.save', body());
    expect(short).toEqual(await postToStock('teamAnswer.save', body()));
    expect(short.status).toBe(status);
  });

  test('a page of another origin', async () => {
    const headers = { origin: 'https://other.example' };
    const short = await post('teamAnswer.save', JSON.stringify(saved), headers);
    expect(short).toEqual(await postToStock('teamAnswer.save', JSON.stringify(saved), headers));
    expect(short.status).toBe(403);
  });

  test.each<[string, number, () => string]>([
    ['a save', 200, () => JSON.stringify({ 0: saved })],
    ['an unknown team', 404, () => JSON.stringify({ 0: { ...saved, teamId: night.sessionId } })],
    ['a body without the call', 400, () => '{}'],
    ['a body that is no object', 400, () => '7'],
    ['a list', 400, () => JSON.stringify([saved])],
    ['no JSON', 400, () => '{'],
  ])('in a batch of one: %s', async (_case, status, body) => {
    const short = await post('teamAnswer.save?batch=1', body());
    expect(short).toEqual(await postToStock('teamAnswer.save?batch=1', body()));
    expect(short.status).toBe(status);
  });
});

test('a batch has at most twenty calls', async () => {
  const batchOf = (size: number) => {
    const bodies = Object.fromEntries(Array.from({ length: size }, (_, index) => [index, saved]));
    const paths = Array.from({ length: size }, () => 'teamAnswer.save').join(',');
    return post(`${paths}?batch=1`, JSON.stringify(bodies));
  };
  expect((await batchOf(20)).status).toBe(200);
  const refused = await batchOf(21);
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { message: 'Batch call exceeds maximum size' } },
  });
});

test('a body above 64 KiB is left to tRPC’s own adapter, with the same answer', async () => {
  const body = JSON.stringify({ ...saved, padding: 'x'.repeat(70_000) });
  expect((await post('teamAnswer.save', body)).status).toBe(200);
});
