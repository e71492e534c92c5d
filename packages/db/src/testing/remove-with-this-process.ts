import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Twice, because a node that is ending itself may bring its database back in between. A pid that by now belongs to
 * another program is left alone, and so is, after a while, a PostgreSQL that nobody collects.
 */
const script = `
read -r _
cluster=$(cat "$1/postgres.location" 2>/dev/null) || cluster=$1/postgres
for round in 1 2; do
  pid=$(head -n 1 "$cluster/postmaster.pid" 2>/dev/null)
  [ -n "$pid" ] || continue
  [ ! -d /proc/self ] || grep -qaF "$cluster" "/proc/$pid/cmdline" || continue
  kill -QUIT "$pid"
  tries=0
  while [ $tries -lt 500 ] && kill -0 "$pid"; do sleep 0.02; tries=$((tries + 1)); done
done
rm -rf "$cluster" "$1"`;

/**
 * Ends the PostgreSQL of a data folder and removes both, at the latest with this process: a small shell waits for the
 * end of its input, which this process holds open, so that Ctrl-C and kill -9 count as well. Answers the way to do it now.
 */
export function removeWithThisProcess(dataFolder: string): () => Promise<void> {
  // In a session of its own, where Ctrl-C does not reach it.
  const shell = spawn('/bin/sh', ['-c', script, 'sh', dataFolder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  return async () => {
    if (shell.exitCode !== null) return;
    // Referenced again, else Node may end for want of work while the shell still cleans up.
    shell.ref();
    const gone = once(shell, 'exit');
    shell.stdin.end();
    await gone;
  };
}
