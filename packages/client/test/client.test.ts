import { readFileSync } from 'node:fs';
import { startTestServer, type TestServer } from '@pubquiz/server/testing';
import { TRPCClientError } from '@trpc/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createPubQuizClient, type PubQuizClient, type PubQuizClientOptions } from '../src/index';
import { openQuiz } from './readme-program';

let server: TestServer;
const clients: PubQuizClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

afterAll(() => server.close());

function connect(options: Partial<PubQuizClientOptions> = {}): PubQuizClient {
  const client = createPubQuizClient({ url: server.url, WebSocket, ...options });
  clients.push(client);
  return client;
}

async function guest(options: Partial<PubQuizClientOptions> = {}): Promise<PubQuizClient> {
  const { userSessionId } = await connect().api.auth.session.mutate();
  if (userSessionId === null) throw new Error('A program gets its user session id');
  return connect({ ...options, userSessionId });
}

/** A WebSocket that tests can cut as bad Wi-Fi does. */
class CutWebSocket extends WebSocket {
  static readonly opened: CutWebSocket[] = [];

  constructor(url: string) {
    super(url);
    CutWebSocket.opened.push(this);
  }
}

describe('the typed client', () => {
  test('[D7] the program of the README opens a quiz and hears of a team that joins', async () => {
    expect(await openQuiz(server.url)).toBe('The Barflies');
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
    const tested = readFileSync(new URL('readme-program.ts', import.meta.url), 'utf8');
    expect(tested).toBe(program.replace('@pubquiz/client', '../src/index'));
  });

  test('calls of one moment travel in one request and act as the user of the token', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { api } = await guest();
    const before = fetched.mock.calls.length;
    const [saved, listed] = await Promise.all([api.content.settings.query(), api.answerSheet.list.query()]);
    expect(saved.publicUrl).toBe(server.url);
    expect(listed.answerSheets).toEqual([]);
    expect(fetched.mock.calls.length - before).toBe(1);
  });

  test('[REST-2] a refusal is a sentence with its HTTP status', async () => {
    const refused = connect({ userSessionId: 'unknown' }).api.answerSheet.list.query();
    await expect(refused).rejects.toBeInstanceOf(TRPCClientError);
    await expect(refused).rejects.toMatchObject({
      message: 'Unknown or expired user session',
      data: { httpStatus: 401 },
    });
  });

  test('[RT-13] a subscription comes back after a cut and brings what was missed, once', async () => {
    const quizmaster = await guest({ WebSocket: CutWebSocket });
    const { answerSheet } = await quizmaster.api.answerSheet.save.mutate({ answerSheet: {} });
    const sessionId = answerSheet.sessions[0]?.id ?? '';
    const told: string[] = [];
    quizmaster.api.live.session.subscribe(
      { sessionId },
      {
        onData({ data }) {
          if (data.kind === 'state') told.push(`state: ${data.state.teamNames.join()}`);
          if (data.kind === 'patch') told.push(`patch: ${data.patch.joinedTeamNames?.join() ?? ''}`);
        },
      },
    );
    await vi.waitFor(() => expect(told).toEqual(['state: ']));
    CutWebSocket.opened.at(-1)?.terminate();
    await connect().api.team.join.mutate({ sessionId, name: 'The Barflies' });
    await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 5000 });
    await connect().api.team.join.mutate({ sessionId, name: 'Quizzly Bears' });
    await vi.waitFor(() => expect(told).toHaveLength(3));
    expect(told.slice(1)).toEqual(['patch: The Barflies', 'patch: Quizzly Bears']);
  });

  test('[RT-13] a subscription that the server cannot start now starts by itself later', async () => {
    const quizmaster = await guest();
    const { answerSheet } = await quizmaster.api.answerSheet.save.mutate({ answerSheet: {} });
    const sessionId = answerSheet.sessions[0]?.id ?? '';
    const told = vi.fn();
    const refused = vi.fn();
    const follow = (onData: () => void) =>
      quizmaster.api.live.session.subscribe({ sessionId }, { onData, onError: refused });
    const heard = vi.fn();
    const others = Array.from({ length: 20 }, () => follow(heard));
    follow(told);
    // A connection carries twenty.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(20));
    expect(told).not.toHaveBeenCalled();
    others[0]?.unsubscribe();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(refused).not.toHaveBeenCalled();
  });

  test('[RT-13] a subscription that is refused ends with its sentence', async () => {
    const error = await new Promise<Error>((resolve) => {
      connect().api.live.session.subscribe({ sessionId: 'x' }, { onError: resolve });
    });
    expect(error.message).toBe('There is no such session');
  });

  test('without a WebSocket calls work, and a subscription says what is missing', async () => {
    vi.stubGlobal('WebSocket', undefined);
    Reflect.deleteProperty(globalThis, 'WebSocket');
    const client = createPubQuizClient({ url: server.url });
    expect((await client.api.auth.current.query()).userAccountExtract).toBeNull();
    const error = await new Promise<Error>((resolve) => {
      client.api.live.session.subscribe({ sessionId: 'x' }, { onError: resolve });
    });
    expect(error.message).toMatch(/^This platform has no WebSocket/);
    await client.close();
    vi.unstubAllGlobals();
  });
});
