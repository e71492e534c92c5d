import {
  applyMasterSessionPatch,
  applyTeamSessionPatch,
  type QuizmasterFeedMessage,
  type SessionFeedMessage,
} from '@pubquiz/core';
import { createTestDatabase, type TestDatabase } from '@pubquiz/db/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectClient, openQuizNight, readFeed, shownBy, startTestServer } from '../src/testing';
import { openPostgresGate, type PostgresGate } from '../src/testing/postgres-gate';
import { startRedisServer, type RedisServer } from '../src/testing/redis-server';

/** `OUTAGE_SECONDS=30` keeps a bus away for that long; else it is away for two changes. */
const OUTAGE_MS = Number(process.env['OUTAGE_SECONDS'] ?? 0) * 1000;
const CATCH_UP_MS = 5000;
/** Faster than the look at the versions, three times in a row: a bus is at work. */
const AT_ONCE_MS = 300;

const question = { question: 'Which river flows through Paris?', correctAnswer: 'Seine' };

let database: TestDatabase;
let gate: PostgresGate;
let redis: RedisServer;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await openPostgresGate(database.url);
  redis = await startRedisServer();
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});
afterAll(async () => {
  await redis.close();
  await gate.close();
  await database.close();
});

interface Variables {
  readonly REDIS_URL?: string;
}

/** A quiz at one node, and what the quizmaster and everybody see at the other one. */
async function quizOnTwoNodes(variables: Variables) {
  const startNode = async () => {
    const node = await startTestServer({
      database: { ...database, url: gate.url },
      variables: { ...variables },
    });
    open.push(node);
    return node;
  };
  const [near, far] = await Promise.all([startNode(), startNode()]);
  const night = await openQuizNight(near, [question, question, question]);
  const { quizmaster, sessionId, userSessionId } = night;
  open.push(night);
  const team = await night.join('The Barflies');
  await quizmaster.api.session.start.mutate({ sessionId });

  const there = connectClient(far.url, userSessionId);
  open.push(there);
  const master = readFeed<QuizmasterFeedMessage>((on) =>
    there.api.live.quizmaster.subscribe({ sessionId }, on),
  );
  const everybody = readFeed<SessionFeedMessage>((on) => there.api.live.session.subscribe({ sessionId }, on));
  await vi.waitFor(() => expect([master, everybody].map(({ messages }) => messages.length)).toEqual([1, 1]));
  const [first = ''] = night.questionIds;
  let saves = 0;

  const answerShown = () =>
    shownBy(master.messages, applyMasterSessionPatch)?.teamAnswerSheets[0]?.questionIdToTeamAnswer[first]
      ?.answer;

  return {
    sessionId,
    quizmaster,
    questionShown: () => shownBy(everybody.messages, applyTeamSessionPatch)?.currentQuestionNumber,
    /** Has an answer acknowledged at one node; resolves with the time until the other one shows it. */
    async answerAndWatch(): Promise<number> {
      saves += 1;
      const text = `answer ${String(saves)}`;
      await night.answer(team, first, text);
      const began = performance.now();
      await vi.waitFor(() => expect(answerShown()).toBe(text), { timeout: 2 * CATCH_UP_MS, interval: 10 });
      return performance.now() - began;
    },
    /** What a device sees that comes now, at the node that heard nothing. */
    async stored(): Promise<string | undefined> {
      const fresh = connectClient(far.url, userSessionId);
      open.push(fresh);
      const feed = readFeed<QuizmasterFeedMessage>((on) =>
        fresh.api.live.quizmaster.subscribe({ sessionId }, on),
      );
      await vi.waitFor(() => expect(feed.messages).toHaveLength(1));
      return shownBy(feed.messages, applyMasterSessionPatch)?.teamAnswerSheets[0]?.questionIdToTeamAnswer[
        first
      ]?.answer;
    },
    lastAnswer: () => `answer ${String(saves)}`,
  };
}

type Quiz = Awaited<ReturnType<typeof quizOnTwoNodes>>;

async function untilAtOnce(quiz: Quiz): Promise<void> {
  for (let inARow = 0, tries = 0; inARow < 3; tries += 1) {
    if (tries > 40) throw new Error('The bus never came back');
    inARow = (await quiz.answerAndWatch()) < AT_ONCE_MS ? inARow + 1 : 0;
  }
}

interface Outage {
  readonly title: string;
  readonly variables: () => Variables;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
}

const OUTAGES: readonly Outage[] = [
  {
    title: 'PostgreSQL lets nobody listen',
    variables: () => ({}),
    begin: () => gate.shutListenersOut(),
    end: () => gate.letListenersIn(),
  },
  {
    title: 'Redis is killed',
    variables: () => ({ REDIS_URL: redis.url }),
    begin: () => redis.kill(),
    end: () => redis.start(),
  },
  {
    title: 'Redis hangs',
    variables: () => ({ REDIS_URL: redis.url }),
    begin: () => redis.pause(),
    end: () => redis.resume(),
  },
];

describe.each(OUTAGES)('while $title', ({ variables, begin, end }) => {
  test(
    'nothing acknowledged is lost, screens at another node catch up within five seconds, and at once when it is back',
    { timeout: OUTAGE_MS + 60_000 },
    async () => {
      const quiz = await quizOnTwoNodes(variables());
      await untilAtOnce(quiz);

      await begin();
      const began = performance.now();
      const delays: number[] = [];
      await quiz.quizmaster.api.session.askNextQuestion.mutate({ sessionId: quiz.sessionId });
      do delays.push(await quiz.answerAndWatch());
      while (delays.length < 2 || performance.now() - began < OUTAGE_MS);
      expect(quiz.questionShown()).toBe(2);
      expect(Math.max(...delays)).toBeLessThan(CATCH_UP_MS);
      expect(await quiz.stored()).toBe(quiz.lastAnswer());

      await end();
      await untilAtOnce(quiz);
      expect(await quiz.stored()).toBe(quiz.lastAnswer());
    },
  );
});
