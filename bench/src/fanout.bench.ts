import { setTimeout as sleep } from 'node:timers/promises';
import { builtPart, startChild, type Child } from './load/child';
import { startMeasuredServer } from './load/measured-server';
import { startNight } from './load/night';
import { median, report, say } from './measure';

const DEVICES = 10_000;
const ROUNDS = 9;
const WARM_UP = 2;

interface Collected {
  readonly firstAt: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly payload: string;
}

interface Round extends Collected {
  readonly cpuMicroseconds: number;
}

interface Side {
  readonly server: Child;
  readonly devices: Child;
}

/** One message to all devices: how long it takes, and what it costs the server. */
async function round({ server, devices }: Side, send: () => Promise<unknown>): Promise<Round> {
  await devices.ask('arm');
  const before = await server.ask<number>('cpuMs');
  const collecting = devices.ask<Collected>('collect');
  await send();
  const collected = await collecting;
  const cpuMs = (await server.ask<number>('cpuMs')) - before;
  return { ...collected, cpuMicroseconds: (cpuMs * 1000) / DEVICES };
}

async function openAll(side: Side, opening: object): Promise<number> {
  const before = await side.server.ask<number>('heapBytes');
  await side.devices.ask('open', { count: DEVICES, ...opening });
  await sleep(1000);
  return ((await side.server.ask<number>('heapBytes')) - before) / DEVICES / 1024;
}

function withoutPayload(rounds: readonly Round[]): readonly object[] {
  return rounds.map(({ payload: _, ...times }) => times);
}

function show(name: string, rounds: readonly Round[]): void {
  const p99 = rounds.map((each) => each.p99);
  const cpu = rounds.map((each) => each.cpuMicroseconds);
  say(
    `${name.padEnd(14)} p50 ${median(rounds.map(({ p50 }) => p50)).toFixed(1)} ms, p99 ${median(p99).toFixed(1)} ms ` +
      `(worst ${Math.max(...p99).toFixed(1)}), last ${median(rounds.map(({ max }) => max)).toFixed(1)} ms, ` +
      `server CPU ${median(cpu).toFixed(1)} µs per delivery (worst ${Math.max(...cpu).toFixed(1)})`,
  );
}

const server = await startMeasuredServer();
const raw = startChild({ script: builtPart('raw-server') });
const sides = {
  hub: { server, devices: startChild({ script: builtPart('devices') }) },
  raw: { server: raw, devices: startChild({ script: builtPart('devices') }) },
};
try {
  const night = await startNight(server.url, { teams: 30, questions: 40, asked: 1 });
  const rawPort = Number(await raw.printed(/listening on (\d+)/));
  const hello = JSON.stringify({
    id: 1,
    method: 'subscription',
    params: { path: 'live.session', input: { sessionId: night.sessionId } },
  });
  // Code and caches of the first devices are no device's own.
  await sides.hub.devices.ask('open', { count: 200, port: server.port, path: '/trpc', hello, framesEach: 2 });
  await sides.hub.devices.ask('cut');
  await sides.raw.devices.ask('open', { count: 200, port: rawPort, path: '/', hello: null, framesEach: 0 });
  await sides.raw.devices.ask('cut');
  await sleep(500);
  const heapHub = await openAll(sides.hub, { port: server.port, path: '/trpc', hello, framesEach: 2 });
  const heapRaw = await openAll(sides.raw, { port: rawPort, path: '/', hello: null, framesEach: 0 });

  const hub: Round[] = [];
  const baseline: Round[] = [];
  for (let count = 0; count < WARM_UP + ROUNDS; count += 1) {
    await sides.hub.devices.ask('pingAll');
    await sleep(500);
    const ours = await round(sides.hub, night.askNext);
    await sleep(300);
    const theirs = await round(sides.raw, () => raw.ask('broadcast', { payload: ours.payload }));
    if (count < WARM_UP) continue;
    hub.push(ours);
    baseline.push(theirs);
  }
  const bytes = Buffer.from(hub[0]?.payload ?? '', 'base64').length;
  say(`${DEVICES} devices on one session, ${bytes} bytes, ${ROUNDS} rounds, alternating:`);
  show('raw ws', baseline);
  show('the hub', hub);
  say(`heap per idle device: raw ws ${heapRaw.toFixed(2)} KB, the hub ${heapHub.toFixed(2)} KB`);
  const of = (rounds: readonly Round[], key: 'p99' | 'cpuMicroseconds') =>
    median(rounds.map((each) => each[key]));
  process.exitCode = report(
    [
      {
        name: 'p99 of a delivery, hub : raw ws',
        value: of(hub, 'p99') / of(baseline, 'p99'),
        unit: 'x',
        target: 1.25,
      },
      {
        name: 'server CPU per delivery, hub : raw ws',
        value: of(hub, 'cpuMicroseconds') / of(baseline, 'cpuMicroseconds'),
        unit: 'x',
        target: 1.2,
      },
      { name: 'heap per idle device', value: heapHub, unit: 'KB', target: 6 },
    ],
    { hub: withoutPayload(hub), raw: withoutPayload(baseline), heapHub, heapRaw },
  )
    ? 0
    : 1;
} finally {
  for (const { devices } of Object.values(sides)) await devices.stop();
  await raw.stop();
  await server.stop();
}
process.exit();
