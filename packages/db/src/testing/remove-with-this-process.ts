import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Twice, because a node that is ending itself may bring its database back in between. A pid that by now belongs to
 * another program is left alone; a dead process that nobody has collected yet has no command line and counts as gone.
 */
const script = `
read -r _
cluster=$(cat "$1/postgres.location" 2>/dev/null) || cluster=$1/postgres
runs() {
  if [ -d /proc/self ]; then grep -qaF "$cluster" "/proc/$1/cmdline"; else kill -0 "$1"; fi
}
for round in 1 2; do
  pid=$(head -n 1 "$cluster/postmaster.pid" 2>/dev/null)
  [ -n "$pid" ] && runs "$pid" || continue
  kill -QUIT "$pid"
  while runs "$pid"; do sleep 0.02; done
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
