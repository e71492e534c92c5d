import { setTimeout as sleep } from 'node:timers/promises';
import { startRedisServer } from '../../apps/server/src/testing/redis-server';
import { builtPart, startChild, type Child } from './load/child';
import { startMeasuredNodes, type MeasuredNode } from './load/measured-nodes';
import { startNight } from './load/night';
import { median, report, say, type Figure } from './measure';

const DEVICES = 1000;
const ROUNDS = 5;
const CHANGES = 40;
const WARM_UP = 5;
const PAUSE_MS = 60;

interface Collected {
  readonly firstAt: number;
  readonly times: readonly number[];
}

interface Delays {
  readonly p50: number;
  readonly p99: number;
}

interface Round {
  readonly near: Delays;
  readonly far: Delays;
}

function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

interface Side {
  readonly devices: Child;
  /** Where its devices are; the changes are made at the near node. */
  readonly at: MeasuredNode;
}

interface Crowd {
  readonly devices: Child;
  readonly askNext: () => Promise<void>;
  readonly delays: number[];
}

/** A session of its own with a crowd that follows it. */
async function gather({ devices, at }: Side, maker: MeasuredNode): Promise<Crowd> {
  const night = await startNight(maker.url, { teams: 30, questions: WARM_UP + CHANGES + 1, asked: 1 });
  const params = { path: 'live.session', input: { sessionId: night.sessionId } };
  const hello = JSON.stringify({ id: 1, method: 'subscription', params });
  await devices.ask('open', { count: DEVICES, port: at.port, path: '/trpc', hello, framesEach: 2 });
  return { devices, askNext: night.askNext, delays: [] };
}

/** The times from a call to its frame on each of the devices. */
async function changeOnce({ devices, askNext }: Crowd): Promise<readonly number[]> {
  await devices.ask('arm');
  const collecting = devices.ask<Collected>('collect', { withTimes: true });
  const began = nowMs();
  await askNext();
  const { times } = await collecting;
  return times.map((at) => at - began);
}

/** One crowd at the node that makes the changes and one at the other node, a change for each in turn. */
async function measure(near: Side, far: Side): Promise<Round> {
  const crowds = [await gather(near, near.at), await gather(far, near.at)] as const;
  await sleep(500);
  for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
    for (const crowd of crowds) {
      const delays = await changeOnce(crowd);
      if (change >= WARM_UP) crowd.delays.push(...delays);
      await sleep(PAUSE_MS);
    }
  }
  for (const { devices } of crowds) await devices.ask('cut');
  const [atNear, atFar] = crowds.map(({ delays }) => ({
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
  }));
  if (!atNear || !atFar) throw new Error('There are two crowds.');
  return { near: atNear, far: atFar };
}

function show(name: string, delays: readonly Delays[]): void {
  const p99 = delays.map((each) => each.p99);
  say(
    `${name.padEnd(34)} p50 ${delays.map(({ p50 }) => p50.toFixed(1)).join(', ')} ms; ` +
      `p99 ${p99.map((ms) => ms.toFixed(1)).join(', ')} ms (median ${median(p99).toFixed(1)}, worst ${Math.max(...p99).toFixed(1)})`,
  );
}

async function measureBus(
  bus: string,
  redisUrl: string | null,
  target: number,
): Promise<{ readonly figure: Figure; readonly rounds: readonly Round[] }> {
  const nodes = await startMeasuredNodes(redisUrl);
  const near = { devices: startChild({ script: builtPart('devices') }), at: nodes.near };
  const far = { devices: startChild({ script: builtPart('devices') }), at: nodes.far };
  const found: Round[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) found.push(await measure(near, far));
  } finally {
    for (const { devices } of [near, far]) await devices.stop();
    await nodes.stop();
  }
  const more = found.map((round) => round.far.p99 - round.near.p99);
  show(
    `${bus}, devices where it changes`,
    found.map((round) => round.near),
  );
  show(
    `${bus}, devices at the other node`,
    found.map((round) => round.far),
  );
  say(`${bus}, p99 more at the other node: ${more.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  return {
    figure: { name: `p99 more at the other node, bus: ${bus}`, value: median(more), unit: 'ms', target },
    rounds: found,
  };
}

say(`${DEVICES} devices at each node, ${CHANGES} changes for each a round, ${ROUNDS} rounds, alternating:`);
const postgres = await measureBus('PostgreSQL', null, 40);
const server = await startRedisServer();
const redis = await measureBus('Redis', server.url, 15).finally(() => server.close());
const found = { postgres: postgres.rounds, redis: redis.rounds };
process.exitCode = report([redis.figure, postgres.figure], found) ? 0 : 1;
process.exit();
