import { databaseUrlOf } from './database-processes';
import { connectTo } from '../load/connect-to';
import { FAIR, openChaosProxy, stormy } from './chaos-proxy';
import { fillDisk, mountSmallDisk } from './disk-full';
import { watchRestarts } from './invisible-restart';
import type { Trouble } from './play-evening';
import { createRandom } from './random';
import { playUntilDone, resultOf, withServer, type Scenario } from './scenario-stage';
import { superviseServer } from './supervised-server';
import { countKills, freezeDatabases, killDatabases, killServers, type Outage } from './troubles';

const DAY_MS = 86_400_000;
const DISK_MEGABYTES = 160;
const noTrouble: Trouble = { run: () => Promise.resolve() };

function describeOutage({ saidWhileAway, backMs }: Outage): string {
  const said = [...saidWhileAway].join(', ');
  return `/readyz said ${said} meanwhile and 200 again ${backMs?.toFixed(0) ?? '-'} ms after its end`;
}

/** Work that goes on until the evening is over. */
function whileItLasts(begin: () => void, end: () => void): Trouble {
  return {
    async run(signal) {
      begin();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      end();
    },
  };
}

const killsOfServers: Scenario = (options) =>
  withServer(async (server) => {
    const random = createRandom(options.seed).fork('server-kills');
    const serverKills = countKills(options.serverKills);
    const trouble = killServers({ server, random: random.fork('kills'), kills: serverKills });
    const isDone = () => serverKills.left === 0;
    const outcomes = await playUntilDone({ server, random, trouble, isDone }, options);
    return resultOf(options, outcomes, { server, serverKills });
  });

const killsOfDatabases: Scenario = (options) =>
  withServer(async (server) => {
    const random = createRandom(options.seed).fork('database-kills');
    const databaseKills = countKills(options.databaseKills);
    const trouble = killDatabases({ server, random: random.fork('kills'), kills: databaseKills });
    const isDone = () => databaseKills.left === 0;
    const outcomes = await playUntilDone({ server, random, trouble, isDone }, options);
    return resultOf(options, outcomes, { server, databaseKills });
  });

const stoppedDatabase: Scenario = (options) =>
  withServer(async (server) => {
    const random = createRandom(options.seed).fork('database-stopped');
    const outages: Outage[] = [];
    const plan = { server, random: random.fork('stops'), freezeMs: options.outageMs, outages };
    const isDone = (evenings: number) => evenings >= 1;
    const outcomes = await playUntilDone({ server, random, trouble: freezeDatabases(plan), isDone }, options);
    return resultOf(options, outcomes, { server, notes: outages.map(describeOutage) });
  });

const fullDisk: Scenario = async (options) => {
  const disk = mountSmallDisk(DISK_MEGABYTES);
  if (disk === null) return null;
  try {
    return await withServer(async (server) => {
      const random = createRandom(options.seed).fork('disk-full');
      const outages: Outage[] = [];
      const plan = { server, disk, random: random.fork('disk'), fullMs: options.outageMs, outages };
      const isDone = (evenings: number) => evenings >= 1;
      const outcomes = await playUntilDone({ server, random, trouble: fillDisk(plan), isDone }, options);
      return resultOf(options, outcomes, { server, notes: outages.map(describeOutage) });
    }, disk.folder);
  } finally {
    disk.remove();
  }
};

const badNetwork: Scenario = (options) =>
  withServer(async (server) => {
    const random = createRandom(options.seed).fork('network');
    const proxy = await openChaosProxy(server.port);
    const weather = random.fork('weather');
    const trouble = whileItLasts(
      () => proxy.setWeather(() => stormy(weather)),
      () => {
        proxy.setWeather(() => FAIR);
        proxy.resetAll();
      },
    );
    try {
      const isDone = (evenings: number) => evenings >= 2;
      const stage = { server, random, trouble, phonesUrl: proxy.url, isDone };
      const outcomes = await playUntilDone(stage, options);
      const { connections, resets, duplicates, blackHoles } = proxy.counts;
      const notes = [
        `${connections} connections, ${resets} reset, ${blackHoles} black holes, ${duplicates} requests sent twice`,
      ];
      return resultOf(options, outcomes, { server, notes });
    } finally {
      await proxy.stop();
    }
  });

const wrongClocks: Scenario = (options) =>
  withServer(async (server) => {
    const random = createRandom(options.seed).fork('clocks');
    const isDone = (evenings: number) => evenings >= 1;
    const stage = { server, random, trouble: noTrouble, clockOffMs: DAY_MS, isDone };
    return resultOf(options, await playUntilDone(stage, options), { server });
  });

/** The quizmaster at one node, the phones at another, and between them nobody ever hears of anything. */
const goneBus: Scenario = (options) =>
  withServer(async (server) => {
    const random = createRandom(options.seed).fork('bus-gone');
    const other = await superviseServer({ dataDir: server.dataDir });
    const sql = connectTo(databaseUrlOf(server.dataDir), 1);
    let cuts = 0;
    const cut = async () => {
      const gone =
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`;
      cuts += gone.length;
    };
    let timer: NodeJS.Timeout | undefined;
    const trouble = whileItLasts(
      () => (timer = setInterval(() => void cut().catch(() => undefined), 100)),
      () => clearInterval(timer),
    );
    try {
      await other.ready();
      const isDone = (evenings: number) => evenings >= 1;
      const outcomes = await playUntilDone(
        { server, random, trouble, phonesUrl: other.url, isDone },
        options,
      );
      return resultOf(options, outcomes, { server, notes: [`${cuts} times cut from the bus`] });
    } finally {
      await sql.end({ timeout: 1 });
      await other.stop();
    }
  });

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const WITHIN_MS = { most: 3000, all: 10_000 };

const invisibleRestart: Scenario = (options) =>
  withServer(async (server) => {
    const { devices, pages } = options;
    const rounds = await watchRestarts({ server, devices, pages, restarts: 5 });
    const timesOf = (times: readonly number[]) =>
      `p50 ${percentile(times, 0.5).toFixed(0)}, p99 ${percentile(times, 0.99).toFixed(0)}, last ${percentile(times, 1).toFixed(0)} ms`;
    const problems = rounds.flatMap(({ devicesMs, pagesMs, problems: seen }, index) => [
      ...seen,
      ...(percentile(devicesMs, 0.99) > WITHIN_MS.most
        ? [`restart ${index + 1}: 99 % took longer than 3 s`]
        : []),
      ...(Math.max(...devicesMs, ...pagesMs) > WITHIN_MS.all
        ? [`restart ${index + 1}: not all were back in 10 s`]
        : []),
    ]);
    const notes = rounds.map(
      ({ devicesMs, pagesMs }, index) =>
        `restart ${index + 1}: ${devices} devices ${timesOf(devicesMs)}, ${pages} pages ${timesOf(pagesMs)}`,
    );
    const serverKills = { ...countKills(0), done: rounds.length };
    return { ...resultOf(options, [], { server, serverKills, notes }), problems };
  });

/** Every scenario by its name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'server-kills': killsOfServers,
  'database-kills': killsOfDatabases,
  'database-stopped': stoppedDatabase,
  'disk-full': fullDisk,
  'bus-gone': goneBus,
  network: badNetwork,
  clocks: wrongClocks,
  restart: invisibleRestart,
};
