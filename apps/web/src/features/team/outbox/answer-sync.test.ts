import type { AnswerEntry } from '@pubquiz/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerSync, SEND_AFTER_TYPING_MS, type AnswerSync } from './answer-sync';
import { emptyOutbox, type KeptOutbox, type Outbox, type StoredAnswer } from './outbox';
import { createMemoryOutboxStore, type OutboxStore } from './outbox-store';

type Answers = Readonly<Record<string, StoredAnswer>>;

/** A server that is told call by call what to answer. */
interface Server {
  readonly calls: (readonly AnswerEntry[])[];
  readonly logged: unknown[];
  answer: () => Promise<Answers>;
}

let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function startSync(store: OutboxStore = createMemoryOutboxStore()): Promise<[AnswerSync, Server]> {
  const server: Server = { calls: [], logged: [], answer: () => Promise.resolve({}) };
  const sync = createAnswerSync({
    store,
    now: Date.now,
    log: (error) => server.logged.push(error),
    save: (entries) => {
      server.calls.push(entries);
      return server.answer();
    },
  });
  stop = sync.start();
  await vi.advanceTimersByTimeAsync(0);
  return [sync, server];
}

function type(sync: AnswerSync, text: string, questionId = 'q-1'): void {
  sync.change({ type: 'typed', questionId, text, at: Date.now() });
}

function refusal(httpStatus: number, message: string, issues: unknown[] = []): Error {
  return Object.assign(new Error(message), { data: { httpStatus, issues } });
}

function texts({ calls }: Server): unknown[] {
  return calls.map((entries) => entries.map(({ answer }) => answer));
}

test('[ROLE-8] typing is sent every 300 ms, each time with the newest text', async () => {
  const [sync, server] = await startSync();
  for (const text of ['b', 'br', 'bra', 'bram']) {
    type(sync, text);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(SEND_AFTER_TYPING_MS);
  expect(texts(server)).toEqual([['bra'], ['bram']]);
  expect(sync.getState().outbox.pending).toEqual({});
});

test('[TEAM-23] a submit goes out at once', async () => {
  const [sync, server] = await startSync();
  type(sync, 'stoker');
  sync.change({ type: 'submitted', questions: [{ questionId: 'q-1', kind: 'text' }], at: Date.now() });
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls).toMatchObject([[{ answer: 'stoker', isConfirmed: true }]]);
});

test('one save is under way at a time, and what was pressed meanwhile follows it at once', async () => {
  const [sync, server] = await startSync();
  let finish: (answers: Answers) => void = () => {};
  server.answer = () => new Promise((resolve) => (finish = resolve));
  type(sync, 'slow');
  await vi.advanceTimersByTimeAsync(SEND_AFTER_TYPING_MS);
  sync.change({ type: 'voted', questionId: 'q-1', questionVote: true, at: Date.now() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.calls).toHaveLength(1);
  finish({});
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls).toMatchObject([[{ answer: 'slow' }], [{ questionVote: true }]]);
  expect(server.calls[1]?.[0]).not.toHaveProperty('answer');
});

test('a save without an answer is repeated with the same number until the server is back', async () => {
  const [sync, server] = await startSync();
  server.answer = () => Promise.reject(new Error('Failed to fetch'));
  type(sync, 'kept');
  await vi.advanceTimersByTimeAsync(SEND_AFTER_TYPING_MS + 1000 + 2000);
  expect(server.calls).toHaveLength(3);
  expect(sync.getState().isUnreachable).toBe(true);
  expect(server.logged).toHaveLength(1);
  server.answer = () => Promise.resolve({});
  await vi.advanceTimersByTimeAsync(4000);
  expect(new Set(server.calls.map(([entry]) => entry?.sequence)).size).toBe(1);
  expect(sync.getState()).toMatchObject({ isUnreachable: false, outbox: { pending: {} } });
});

test('when the connection returns nobody waits for the next try', async () => {
  const [sync, server] = await startSync();
  server.answer = () => Promise.reject(new Error('Failed to fetch'));
  type(sync, 'kept');
  await vi.advanceTimersByTimeAsync(SEND_AFTER_TYPING_MS);
  server.answer = () => Promise.resolve({});
  sync.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sync.getState().outbox.pending).toEqual({});
});

test('a server that asks for patience gets it', async () => {
  const [sync, server] = await startSync();
  server.answer = () =>
    Promise.reject(
      Object.assign(new Error('Slow down'), { data: { httpStatus: 429, retryAfterSeconds: 7 } }),
    );
  type(sync, 'kept');
  await vi.advanceTimersByTimeAsync(SEND_AFTER_TYPING_MS + 6900);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.calls).toHaveLength(2);
});

test('[TEAM-26] a closed question is taken out and the rest is sent', async () => {
  const [sync, server] = await startSync();
  type(sync, 'late', 'q-1');
  type(sync, 'in time', 'q-2');
  const issues = [{ path: ['questionIdToTeamAnswer', 'q-1'], message: 'revealed' }];
  server.answer = () => {
    server.answer = () => Promise.resolve({});
    return Promise.reject(refusal(409, 'Question 1 is closed', issues));
  };
  await vi.advanceTimersByTimeAsync(2 * SEND_AFTER_TYPING_MS);
  expect(texts(server)).toEqual([['late', 'in time'], ['in time']]);
  expect(sync.getState().outbox.refused['q-1']).toMatchObject({ reason: 'revealed' });
});

test('[ERR-23] a refused reader sends nothing more, until a sheet says that it writes', async () => {
  const [sync, server] = await startSync();
  server.answer = () => Promise.reject(refusal(403, 'browserId is for a reader browser'));
  type(sync, 'mine');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.calls).toHaveLength(1);
  expect(sync.getState()).toMatchObject({ isRefusedAsReader: true, outbox: { pending: {} } });
  sync.change({ type: 'sheet-arrived', answers: {}, isCorrection: false, at: Date.now() });
  expect(sync.getState().isRefusedAsReader).toBe(false);
});

test('a refusal that names nothing of ours does not turn into a loop', async () => {
  const [sync, server] = await startSync();
  const issues = [{ path: ['questionIdToTeamAnswer', 'q-9'], message: 'revealed' }];
  server.answer = () => Promise.reject(refusal(409, 'Question 9 is closed', issues));
  type(sync, 'mine');
  await vi.advanceTimersByTimeAsync(SEND_AFTER_TYPING_MS + 900);
  expect(server.calls).toHaveLength(1);
});

test('[TEAM-38] a forced save goes out with nothing to say', async () => {
  const [sync, server] = await startSync();
  sync.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls).toEqual([]);
  sync.flush(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls).toEqual([[]]);
});

test('[TEAM-38] a forced save that did not get through is sent again', async () => {
  const [sync, server] = await startSync();
  server.answer = () => Promise.reject(new Error('Failed to fetch'));
  sync.flush(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sync.getState().isUnreachable).toBe(true);
  server.answer = () => Promise.resolve({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(sync.getState().isUnreachable).toBe(false);
});

test('what an earlier visit could not send is sent first, numbered as it was', async () => {
  const content = { kind: 'text', answer: 'from before', selectedIndexes: [], isConfirmed: true } as const;
  const kept: KeptOutbox = {
    lastSequence: 41,
    pending: { 'q-1': { content: { ...content, sequence: 41 }, vote: null } },
    refused: {},
  };
  const [sync, server] = await startSync({ ...createMemoryOutboxStore(), load: () => Promise.resolve(kept) });
  expect(server.calls).toEqual([
    [{ questionId: 'q-1', answer: 'from before', isConfirmed: true, sequence: 41 }],
  ]);
  expect(sync.getState().outbox.pending).toEqual({});
});

test('nothing is sent before the memory of earlier visits is read, and every change is written down', async () => {
  const written: Outbox[] = [];
  let finish: (kept: KeptOutbox) => void = () => {};
  const [sync, server] = await startSync({
    load: () => new Promise((resolve) => (finish = resolve)),
    keep: (_before, after) => {
      written.push(after);
      return Promise.resolve();
    },
  });
  type(sync, 'early');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.calls).toEqual([]);
  expect(Object.keys(written.at(-1)?.pending ?? {})).toEqual(['q-1']);
  finish(emptyOutbox);
  await vi.advanceTimersByTimeAsync(0);
  expect(texts(server)).toEqual([['early']]);
});

test('a memory that takes too long is not waited for, and taken up when it comes', async () => {
  const content = { kind: 'text', answer: 'from before', selectedIndexes: [], isConfirmed: false } as const;
  let finish: (kept: KeptOutbox) => void = () => {};
  const [sync, server] = await startSync({
    ...createMemoryOutboxStore(),
    load: () => new Promise((resolve) => (finish = resolve)),
  });
  type(sync, 'now', 'q-2');
  await vi.advanceTimersByTimeAsync(4000);
  expect(texts(server)).toEqual([['now']]);
  finish({
    lastSequence: 41,
    pending: { 'q-1': { content: { ...content, sequence: 41 }, vote: null } },
    refused: {},
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(texts(server)).toEqual([['now'], ['from before']]);
});

test('a browser that keeps nothing still sends', async () => {
  const [sync, server] = await startSync({
    load: () => Promise.reject(new Error('no storage')),
    keep: () => Promise.reject(new Error('no storage')),
  });
  type(sync, 'sent');
  await vi.advanceTimersByTimeAsync(SEND_AFTER_TYPING_MS);
  expect(texts(server)).toEqual([['sent']]);
  expect(server.logged).not.toEqual([]);
});
