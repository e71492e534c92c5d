import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, chmodSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Trouble } from './play-evening';
import type { Random } from './random';
import type { SupervisedServer } from './supervised-server';
import { isReady, readiness, type Outage } from './troubles';

/** A small disk of its own in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes up every byte that is left. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** Mounts one; null where that is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'pub-quiz-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (let size = 2 ** 20; size >= 1;) {
          try {
            if (writeSync(file, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
          } catch {
            size = Math.floor(size / 2);
          }
        }
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface DiskPlan {
  readonly server: SupervisedServer;
  readonly disk: SmallDisk;
  readonly random: Random;
  readonly fullMs: number;
  readonly outages: Outage[];
}

const BACK_WITHIN_MS = 30_000;

/** The disk runs full in the middle of the evening, stays so for a while, and gets room again. */
export function fillDisk({ server, disk, random, fullMs, outages }: DiskPlan): Trouble {
  return {
    async run(signal) {
      await sleep(random.between(1000, 5000), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const outage: Outage = { saidWhileAway: new Set(), backMs: null };
      outages.push(outage);
      const until = performance.now() + fullMs;
      while (performance.now() < until) {
        // What PostgreSQL gives back is taken, too.
        disk.fill();
        outage.saidWhileAway.add(await readiness(server.url));
        await sleep(250);
      }
      disk.free();
      const began = performance.now();
      await isReady(server, BACK_WITHIN_MS);
      outage.backMs = performance.now() - began;
    },
  };
}
