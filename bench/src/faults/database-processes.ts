import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The address of the embedded database of a DATA_DIR, read as a bystander who keeps nothing running. */
export function databaseUrlOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const folder = encodeURIComponent(join(dataDir, 'postgres'));
  return `postgres://pubquiz:${encodeURIComponent(password)}@localhost:5432/pubquiz?host=${folder}`;
}

/** The postmaster of a DATA_DIR; null while there is none. */
export function postmasterPid(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** kill -9 of the postmaster, as the system does when memory is short. Answers whether there was one. */
export function killDatabase(dataDir: string): boolean {
  const pid = postmasterPid(dataDir);
  return pid !== null && signal(pid, 'SIGKILL');
}

/** Resolves once the postmaster is another one than `before`, or there was none and now is. */
export async function databaseIsBack(
  dataDir: string,
  before: number | null,
  withinMs: number,
): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    const pid = postmasterPid(dataDir);
    if (pid !== null && pid !== before) return;
    if (performance.now() > until) throw new Error(`The database is not back within ${withinMs} ms`);
    await sleep(20);
  }
}

/** Stops every process of the database in its tracks, connections open; answers how to let it go on. */
export function freezeDatabase(dataDir: string): () => void {
  const postmaster = postmasterPid(dataDir);
  if (postmaster === null) return () => undefined;
  // The postmaster first: it would start no new process that is then missed.
  signal(postmaster, 'SIGSTOP');
  const pids = [...childrenOf(postmaster), postmaster];
  for (const pid of pids) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) signal(pid, 'SIGCONT');
  };
}
