import { builtPart, startChild } from './load/child';
import { startMeasuredServer } from './load/measured-server';
import { startNight } from './load/night';
import { atLeast, median, report, say } from './measure';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const server = await startMeasuredServer();
const noop = startChild({ script: builtPart('noop-server') });
const callers = startChild({ script: builtPart('callers') });
const upserts = startChild({ script: builtPart('upserts') });
const devices = startChild({ script: builtPart('devices') });
try {
  const night = await startNight(server.url, { teams: 300, questions: 20, asked: 20 });
  const { sessionId, teamIds, questionIds } = night;
  const noopPort = Number(await noop.printed(/listening on (\d+)/));
  const phones = { connections: CONNECTIONS, sessionId, teamIds, questionIds, seconds: SECONDS, rate: null };
  const ten = () => callers.ask<Measured>('run', { ...phones, port: server.port, rows: 10 });
  const one = () => callers.ask<Measured>('run', { ...phones, port: server.port, rows: 1 });
  const nothing = () => callers.ask<Measured>('run', { ...phones, port: noopPort, rows: 1 });
  const single = () =>
    upserts.ask<{ readonly perSecond: number }>('run', {
      databaseUrl: server.databaseUrl,
      connections: 32,
      teamIds,
      questionIds,
      seconds: SECONDS,
    });

  // An evening is followed: one phone is enough for the hub to know it.
  const params = { path: 'live.session', input: { sessionId } };
  const hello = JSON.stringify({ id: 1, method: 'subscription', params });
  await devices.ask('open', { count: 1, port: server.port, path: '/trpc', hello, framesEach: 2 });

  const found = { ten: [] as number[], one: [] as number[], nothing: [] as number[], single: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rates = {
      single: (await single()).perSecond,
      ten: (await ten()).perSecond * 10,
      nothing: (await nothing()).perSecond,
      one: (await one()).perSecond,
    };
    // The first round warms up.
    if (round === 0) continue;
    for (const key of ['ten', 'one', 'nothing', 'single'] as const) found[key].push(rates[key]);
  }
  const half = median(found.one) / 2;
  const calm: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(await callers.ask<Measured>('run', { ...phones, port: server.port, rows: 1, rate: half }));
  }

  const show = (name: string, values: readonly number[], unit: string) =>
    say(
      `${name.padEnd(52)}${median(values).toFixed(0).padStart(7)} ${unit} (worst ${Math.min(...values).toFixed(0)})`,
    );
  show('single-row upserts over 32 connections, fsync on', found.single, 'rows/s');
  show('ten answers a call through the API', found.ten, 'rows/s');
  show('a tRPC mutation that does nothing', found.nothing, 'calls/s');
  show('one answer a call through the API', found.one, 'calls/s');
  const p99 = calm.map((each) => each.p99);
  say(
    `at half that rate (${half.toFixed(0)} calls/s): p50 ${median(calm.map((each) => each.p50)).toFixed(1)} ms, p99 of each round ${p99.map((ms) => ms.toFixed(1)).join(', ')} ms`,
  );
  process.exitCode = report(
    [
      atLeast({
        name: 'ten answers a call : single-row upserts, rows/s',
        value: median(found.ten) / median(found.single),
        unit: 'x',
        target: 1.5,
      }),
      atLeast({
        name: 'one answer a call : a mutation that does nothing, calls/s',
        value: median(found.one) / median(found.nothing),
        unit: 'x',
        target: 0.8,
      }),
      { name: 'p99 at half that rate', value: median(p99), unit: 'ms', target: 25 },
    ],
    { ...found, calm },
  )
    ? 0
    : 1;
} finally {
  for (const child of [devices, callers, upserts, noop, server]) await child.stop();
}
process.exit();
