import { setTimeout as sleep } from 'node:timers/promises';
import { builtPart, startChild, type Child } from './load/child';
import { startMeasuredServer } from './load/measured-server';
import { startNight } from './load/night';
import { median, report, say } from './measure';

const HEALTHY = 1500;
const SLOW = 500;
const ROUNDS = 5;
const CHANGES = 6;
/** So much has been asked that the present state, 4 MB, is more than kernels buffer for one connection. */
const LONG_QUESTION = 'Which of these is the longest word? '.repeat(277);
const ASKED_BEFORE = 425;
const UNTIL_STUCK_MS = 30_000;

interface Collected {
  readonly p99: number;
}

/** The middle p99 of some changes, as the devices that read see them. */
async function p99Of(healthy: Child, change: () => Promise<void>): Promise<number> {
  const found: number[] = [];
  for (let count = 0; count < CHANGES; count += 1) {
    await healthy.ask('arm');
    const collecting = healthy.ask<Collected>('collect');
    await change();
    found.push((await collecting).p99);
    await sleep(100);
  }
  return median(found);
}

const server = await startMeasuredServer();
const healthy = startChild({ script: builtPart('devices') });
const slow = startChild({ script: builtPart('devices') });

/** Lets the slow devices stop reading and asks for the large state; answers for how many the server holds bytes. */
async function untilStuck(ask: object): Promise<number> {
  await slow.ask('stopReading', {
    text: JSON.stringify([
      { id: 1, method: 'subscription.stop' },
      { ...ask, id: 2 },
    ]),
  });
  const until = performance.now() + UNTIL_STUCK_MS;
  let stuck = 0;
  while (stuck < SLOW && performance.now() < until) {
    await sleep(200);
    stuck = await server.ask<number>('stuckSockets');
  }
  return stuck;
}

try {
  const night = await startNight(server.url, {
    teams: 30,
    questions: (ROUNDS + 1) * 2 * CHANGES + ASKED_BEFORE,
    asked: ASKED_BEFORE,
    write: (index) => ({
      question: index < ASKED_BEFORE ? LONG_QUESTION : `Which number comes after ${index}?`,
      correctAnswer: String(index + 1),
    }),
  });
  const input = { sessionId: night.sessionId };
  const ask = { id: 1, method: 'subscription', params: { path: 'live.session', input } };
  // They say that they have seen everything, so that the large state is sent to nobody yet.
  const hello = JSON.stringify({
    ...ask,
    params: { ...ask.params, lastEventId: String(Number.MAX_SAFE_INTEGER) },
  });
  const opening = { port: server.port, path: '/trpc', hello, framesEach: 1 };
  await healthy.ask('open', { count: HEALTHY, ...opening });

  const rounds: { calm: number; stalled: number; stuck: number; growth: number }[] = [];
  for (let count = 0; count <= ROUNDS; count += 1) {
    await healthy.ask('pingAll');
    await slow.ask('open', { count: SLOW, ...opening });
    await sleep(500);
    const calm = await p99Of(healthy, night.askNext);
    const before = await server.ask<number>('rssBytes');
    const stuck = await untilStuck(ask);
    await sleep(1000);
    const whenStuck = await server.ask<number>('rssBytes');
    const stalled = await p99Of(healthy, night.askNext);
    const after = await server.ask<number>('rssBytes');
    await slow.ask('cut');
    await sleep(500);
    // The first round warms up.
    if (count > 0) rounds.push({ calm, stalled, stuck, growth: Math.max(whenStuck, after) - before });
  }

  const listed = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
  const growth = rounds.map((round) => round.growth / 1024 / 1024);
  say(`${HEALTHY + SLOW} devices on one session, ${ROUNDS} rounds, alternating:`);
  say(`all of them read: p99 of the ${HEALTHY} ${listed(rounds.map(({ calm }) => calm))} ms`);
  say(`${SLOW} have stopped: p99 of the ${HEALTHY} ${listed(rounds.map(({ stalled }) => stalled))} ms`);
  say(`connections with bytes that nobody takes: ${rounds.map(({ stuck }) => stuck).join(', ')}`);
  say(`the process grew by ${listed(growth)} MB`);
  process.exitCode = report(
    [
      { name: 'memory that stopped devices cost, most', value: Math.max(...growth), unit: 'MB', target: 32 },
      {
        name: 'p99 of the healthy ones, 500 stopped : all read',
        value: median(rounds.map(({ stalled }) => stalled)) / median(rounds.map(({ calm }) => calm)),
        unit: 'x',
        target: 1.2,
      },
    ],
    rounds,
  )
    ? 0
    : 1;
} finally {
  for (const child of [slow, healthy, server]) await child.stop();
}
process.exit();
