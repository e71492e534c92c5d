import { setTimeout as sleep } from 'node:timers/promises';
import { builtPart, startChild, type Child } from './load/child';
import { startMeasuredServer, type MeasuredServer } from './load/measured-server';
import { startNight, type Night } from './load/night';
import { median, report, say } from './measure';

const DEVICES = 10_000;
const ROUNDS = 5;
const SECONDS = 2;
const ANSWERS_EACH = 10;

interface Acknowledged {
  readonly p50: number;
  readonly p99: number;
}

interface Rush extends Acknowledged {
  readonly delayP99: number;
}

interface Pub {
  readonly server: MeasuredServer;
  readonly callers: Child;
  readonly devices: Child;
}

/** Every team sends ten answers within two seconds; a refused call ends the bench. */
async function rush({ server, callers, devices }: Pub, night: Night): Promise<Rush> {
  await devices.ask('pingAll');
  await sleep(1000);
  await server.ask('startDelay');
  const acknowledged = await callers.ask<Acknowledged>('run', {
    port: server.port,
    connections: Math.min(night.teamIds.length, 500),
    sessionId: night.sessionId,
    teamIds: night.teamIds,
    questionIds: night.questionIds,
    rows: ANSWERS_EACH,
    seconds: SECONDS,
    rate: night.teamIds.length / SECONDS,
  });
  return { ...acknowledged, delayP99: await server.ask<number>('delayP99Ms') };
}

async function rushes(pub: Pub, teams: number): Promise<readonly Rush[]> {
  const night = await startNight(pub.server.url, { teams, questions: ANSWERS_EACH, asked: ANSWERS_EACH });
  const params = { path: 'live.session', input: { sessionId: night.sessionId } };
  const hello = JSON.stringify({ id: 1, method: 'subscription', params });
  await pub.devices.ask('open', {
    count: DEVICES,
    port: pub.server.port,
    path: '/trpc',
    hello,
    framesEach: 2,
  });
  const found: Rush[] = [];
  // The first warms up.
  for (let round = 0; round <= ROUNDS; round += 1) found.push(await rush(pub, night));
  await pub.devices.ask('cut');
  const counted = found.slice(1);
  say(
    `${teams} teams, ${DEVICES} devices: acknowledged p50 ${median(counted.map(({ p50 }) => p50)).toFixed(1)} ms, ` +
      `p99 ${counted.map(({ p99 }) => p99.toFixed(0)).join(', ')} ms; ` +
      `event-loop delay p99 ${counted.map(({ delayP99 }) => delayP99.toFixed(0)).join(', ')} ms; none refused`,
  );
  return counted;
}

const server = await startMeasuredServer();
const callers = startChild({ script: builtPart('callers') });
const devices = startChild({ script: builtPart('devices') });
try {
  const pub = { server, callers, devices };
  const large = await rushes(pub, 1000);
  const usual = await rushes(pub, 300);
  process.exitCode = report(
    [
      {
        name: '1,000 teams: p99 of an answer',
        value: median(large.map(({ p99 }) => p99)),
        unit: 'ms',
        target: 400,
      },
      {
        name: '1,000 teams: p99 of the event-loop delay',
        value: median(large.map(({ delayP99 }) => delayP99)),
        unit: 'ms',
        target: 25,
      },
      {
        name: '300 teams: p99 of an answer',
        value: median(usual.map(({ p99 }) => p99)),
        unit: 'ms',
        target: 60,
      },
    ],
    { large, usual },
  )
    ? 0
    : 1;
} finally {
  for (const child of [devices, callers, server]) await child.stop();
}
process.exit();
