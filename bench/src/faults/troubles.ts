import { setTimeout as sleep } from 'node:timers/promises';
import { databaseIsBack, freezeDatabase, killDatabase, postmasterPid } from './database-processes';
import type { Trouble } from './play-evening';
import type { Random } from './random';
import type { SupervisedServer } from './supervised-server';

/** How many kills a run may still make, and what recovery took. */
export interface KillCount {
  left: number;
  done: number;
  readonly recoveryMs: number[];
}

export interface KillPlan {
  readonly server: SupervisedServer;
  readonly random: Random;
  readonly kills: KillCount;
}

const DATABASE_BACK_WITHIN_MS = 30_000;

/** Waits so long; false when the trouble is over before. */
async function lasts(signal: AbortSignal, ms: number): Promise<boolean> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

export function countKills(wanted: number): KillCount {
  return { left: wanted, done: 0, recoveryMs: [] };
}

/** kill -9 of the server at random moments, now and then while it starts. */
export function killServers({ server, random, kills }: KillPlan): Trouble {
  return {
    async run(signal) {
      while (kills.left > 0) {
        const waitsForReady = random.chance(0.85);
        if (waitsForReady) await server.ready();
        const pauseMs = waitsForReady ? random.between(200, 2500) : random.between(50, 600);
        if (!(await lasts(signal, pauseMs))) break;
        await server.kill();
        kills.left -= 1;
        kills.done += 1;
      }
      await server.ready();
    },
  };
}

/** kill -9 of the database; the server brings it back. */
export function killDatabases({ server, random, kills }: KillPlan): Trouble {
  return {
    async run(signal) {
      while (kills.left > 0 && (await lasts(signal, random.between(200, 2000)))) {
        const before = postmasterPid(server.dataDir);
        const began = performance.now();
        if (!killDatabase(server.dataDir)) continue;
        kills.left -= 1;
        kills.done += 1;
        await databaseIsBack(server.dataDir, before, DATABASE_BACK_WITHIN_MS);
        await isReady(server, DATABASE_BACK_WITHIN_MS);
        kills.recoveryMs.push(performance.now() - began);
      }
    },
  };
}

/** Resolves once /readyz says so. */
export async function isReady({ url }: Pick<SupervisedServer, 'url'>, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    const status = await readiness(url);
    if (status === 200) return;
    if (performance.now() > until) throw new Error(`/readyz still says ${status} after ${withinMs} ms`);
    await sleep(20);
  }
}

/** What /readyz says; 0 when it says nothing within two seconds. */
export async function readiness(url: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** What was seen of a time without a database. */
export interface Outage {
  /** What /readyz said while it lasted, and how long after its end it said 200 again. */
  readonly saidWhileAway: Set<number>;
  backMs: number | null;
}

export interface FreezePlan {
  readonly server: SupervisedServer;
  readonly random: Random;
  readonly freezeMs: number;
  readonly outages: Outage[];
}

/** The database stops answering for a while, its connections open; then it goes on. */
export function freezeDatabases({ server, random, freezeMs, outages }: FreezePlan): Trouble {
  return {
    async run(signal) {
      if (!(await lasts(signal, random.between(1000, 4000)))) return;
      const outage: Outage = { saidWhileAway: new Set(), backMs: null };
      outages.push(outage);
      const thaw = freezeDatabase(server.dataDir);
      const until = performance.now() + freezeMs;
      try {
        // The first seconds may pass before anybody has noticed.
        await sleep(Math.min(3000, freezeMs / 2));
        while (performance.now() < until) {
          outage.saidWhileAway.add(await readiness(server.url));
          await sleep(500);
        }
      } finally {
        thaw();
      }
      const began = performance.now();
      await isReady(server, DATABASE_BACK_WITHIN_MS);
      outage.backMs = performance.now() - began;
    },
  };
}
