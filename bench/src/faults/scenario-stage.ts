import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playEvening, type EveningOutcome, type Trouble } from './play-evening';
import type { Random } from './random';
import type { ScenarioResult } from './results';
import { superviseServer, type SupervisedServer } from './supervised-server';
import type { KillCount } from './troubles';

export interface ScenarioOptions {
  readonly name: string;
  readonly seed: number;
  readonly serverKills: number;
  readonly databaseKills: number;
  /** No evening begins after this moment of `performance.now()`. */
  readonly until: number;
  readonly folder: string;
  /** How long the database is stopped, or the disk full. */
  readonly outageMs: number;
  /** The crowd of the invisible restart. */
  readonly devices: number;
  readonly pages: number;
}

/** Plays evenings under one kind of trouble; null when it cannot be made on this machine. */
export type Scenario = (options: ScenarioOptions) => Promise<ScenarioResult | null>;

/** What a scenario is made of. */
export interface Stage {
  readonly server: SupervisedServer;
  readonly random: Random;
  readonly trouble: Trouble;
  readonly phonesUrl?: string;
  readonly clockOffMs?: number;
  readonly isDone: (evenings: number) => boolean;
}

/** Plays evenings until the stage is done, or time is. */
export async function playUntilDone(
  stage: Stage,
  options: ScenarioOptions,
): Promise<readonly EveningOutcome[]> {
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

export interface Numbers {
  readonly server: SupervisedServer;
  readonly serverKills?: KillCount;
  readonly databaseKills?: KillCount;
  readonly notes?: readonly string[];
}

/** What a scenario answers. */
export function resultOf(
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
export async function withServer<Outcome>(
  work: (server: SupervisedServer) => Promise<Outcome>,
  within = tmpdir(),
): Promise<Outcome> {
  const dataDir = mkdtempSync(join(within, 'pub-quiz-faults-'));
  // The database may run under an account of its own, which must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = await superviseServer({ dataDir });
  try {
    await server.ready();
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
