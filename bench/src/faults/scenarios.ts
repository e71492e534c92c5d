import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAIR, openChaosProxy, stormy } from './chaos-proxy';
import { playEvening, type EveningOutcome, type Trouble } from './play-evening';
import { createRandom, type Random } from './random';
import type { ScenarioResult } from './results';
import { superviseServer, type SupervisedServer } from './supervised-server';
import {
  countKills,
  freezeDatabases,
  killDatabases,
  killServers,
  type KillCount,
  type Outage,
} from './troubles';

export interface ScenarioOptions {
  readonly name: string;
  readonly seed: number;
  readonly serverKills: number;
  readonly databaseKills: number;
  /** No evening begins after this moment of `performance.now()`. */
  readonly until: number;
  readonly folder: string;
}

/** Plays evenings under one kind of trouble; null when it cannot be made on this machine. */
export type Scenario = (options: ScenarioOptions) => Promise<ScenarioResult | null>;

const DAY_MS = 86_400_000;
const noTrouble: Trouble = { run: () => Promise.resolve() };

/** What a scenario is made of. */
interface Stage {
  readonly server: SupervisedServer;
  readonly random: Random;
  readonly trouble: Trouble;
  readonly phonesUrl?: string;
  readonly clockOffMs?: number;
  readonly isDone: (evenings: number) => boolean;
}

async function playUntilDone(stage: Stage, options: ScenarioOptions): Promise<readonly EveningOutcome[]> {
  const { server, random, trouble, isDone } = stage;
  const outcomes: EveningOutcome[] = [];
  mkdirSync(options.folder, { recursive: true });
  while (!isDone(outcomes.length) && performance.now() < options.until) {
    outcomes.push(
      await playEvening({
        server,
        random,
        trouble,
        phonesUrl: stage.phonesUrl ?? server.url,
        teams: 16,
        questions: 8,
        questionMs: 4000,
        clockOffMs: stage.clockOffMs ?? 0,
        folder: options.folder,
      }),
    );
  }
  return outcomes;
}

interface Numbers {
  readonly server: SupervisedServer;
  readonly serverKills?: KillCount;
  readonly databaseKills?: KillCount;
  readonly notes?: readonly string[];
}

function resultOf(
  { name, seed }: ScenarioOptions,
  outcomes: readonly EveningOutcome[],
  { server, serverKills, databaseKills, notes = [] }: Numbers,
): ScenarioResult {
  const faults = [...server.faults].map(([message, count]) => `${count} x ${message}`);
  return {
    scenario: name,
    seed,
    evenings: outcomes.length,
    sent: outcomes.reduce((sum, { sent }) => sum + sent, 0),
    acknowledged: outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    serverKills: serverKills?.done ?? 0,
    databaseKills: databaseKills?.done ?? 0,
    serverStartMs: server.startTimes,
    databaseBackMs: databaseKills?.recoveryMs ?? [],
    problems: outcomes.flatMap(({ problems }) => problems),
    notes: [...notes, ...(faults.length === 0 ? [] : [`the log says ${faults.join(', ')}`])],
  };
}

/** A server on an empty DATA_DIR of its own, which goes with the scenario. */
async function withServer(
  work: (server: SupervisedServer) => Promise<ScenarioResult>,
  env: Readonly<Record<string, string>> = {},
): Promise<ScenarioResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pub-quiz-faults-'));
  // The database may run under an account of its own, which must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = await superviseServer({ dataDir, env });
  try {
    await server.ready();
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Every scenario by its name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'server-kills': (options) =>
    withServer(async (server) => {
      const random = createRandom(options.seed).fork('server-kills');
      const serverKills = countKills(options.serverKills);
      const trouble = killServers({ server, random: random.fork('kills'), kills: serverKills });
      const isDone = () => serverKills.left === 0;
      const outcomes = await playUntilDone({ server, random, trouble, isDone }, options);
      return resultOf(options, outcomes, { server, serverKills });
    }),
  'database-kills': (options) =>
    withServer(async (server) => {
      const random = createRandom(options.seed).fork('database-kills');
      const databaseKills = countKills(options.databaseKills);
      const trouble = killDatabases({ server, random: random.fork('kills'), kills: databaseKills });
      const isDone = () => databaseKills.left === 0;
      const outcomes = await playUntilDone({ server, random, trouble, isDone }, options);
      return resultOf(options, outcomes, { server, databaseKills });
    }),
  'database-stopped': (options) =>
    withServer(async (server) => {
      const random = createRandom(options.seed).fork('database-stopped');
      const outages: Outage[] = [];
      const trouble = freezeDatabases({ server, random: random.fork('stops'), freezeMs: 30_000, outages });
      const outcomes = await playUntilDone(
        { server, random, trouble, isDone: (evenings) => evenings >= 1 },
        options,
      );
      const notes = outages.map(
        ({ saidWhileAway, backMs }) =>
          `/readyz said ${[...saidWhileAway].join(', ')} while it was stopped and 200 after ${backMs?.toFixed(0) ?? '-'} ms`,
      );
      return resultOf(options, outcomes, { server, notes });
    }),
  network: (options) =>
    withServer(async (server) => {
      const random = createRandom(options.seed).fork('network');
      const proxy = await openChaosProxy(server.port);
      const weather = random.fork('weather');
      const trouble: Trouble = {
        async run(signal) {
          proxy.setWeather(() => stormy(weather));
          await new Promise<void>((resolve) =>
            signal.addEventListener('abort', () => resolve(), { once: true }),
          );
          proxy.setWeather(() => FAIR);
          proxy.resetAll();
        },
      };
      try {
        const stage = {
          server,
          random,
          trouble,
          phonesUrl: proxy.url,
          isDone: (evenings: number) => evenings >= 2,
        };
        const outcomes = await playUntilDone(stage, options);
        const { connections, resets, duplicates, blackHoles } = proxy.counts;
        const notes = [
          `${connections} connections, ${resets} reset, ${blackHoles} black holes, ${duplicates} requests sent twice`,
        ];
        return resultOf(options, outcomes, { server, notes });
      } finally {
        await proxy.stop();
      }
    }),
  clocks: (options) =>
    withServer(async (server) => {
      const random = createRandom(options.seed).fork('clocks');
      const isDone = (evenings: number) => evenings >= 1;
      const stage = { server, random, trouble: noTrouble, clockOffMs: DAY_MS, isDone };
      return resultOf(options, await playUntilDone(stage, options), { server });
    }),
};
