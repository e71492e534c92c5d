import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { findPlatformBinaries, program } from './platform-binaries';
import { isAlive } from './process-identity';

const pollMs = 5;
const patienceMs = 60_000;

/** Asks PostgreSQL for a fast shutdown and waits for its end; false when it needs longer than a minute. */
export async function stopPostgres(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') {
    // Windows has no signals that a program could catch.
    spawnSync(program(findPlatformBinaries(), 'pg_ctl'), ['stop', '-m', 'fast', '-D', cluster], {
      stdio: 'ignore',
    });
  } else {
    signal(pid);
  }
  const giveUpAt = Date.now() + patienceMs;
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) return false;
    await pause(pollMs);
  }
  return true;
}

function signal(pid: number): void {
  try {
    // SIGINT is PostgreSQL's fast shutdown: sessions end at once, everything committed is kept.
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
