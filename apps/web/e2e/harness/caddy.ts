import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoundRobin, RoundRobinOptions } from './round-robin';

/** The Caddy of this machine, for a look at the proxy that compose.yaml starts: see scripts/journeys.mjs. */
export const CADDY = process.env.NODES_CADDY;

const DEPLOYED = join(import.meta.dirname, '../../../../deploy/Caddyfile');

/** What differs from a real host: certificates of its own, and no other port than the given one. */
function settings(folder: string): string {
  return [
    '{',
    'admin off',
    'auto_https disable_redirects',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${folder}`,
    '}',
    `import ${DEPLOYED}`,
    '',
  ].join('\n');
}

/** Starts Caddy with the settings of deploy/ in front of the nodes as they are now; resolves when it lets calls through. */
export async function startCaddy({ port, targets }: RoundRobinOptions): Promise<RoundRobin> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-quiz-caddy-'));
  const file = join(folder, 'Caddyfile');
  await writeFile(file, settings(folder));
  const child = spawn(CADDY ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      SITE_ADDRESS: `localhost:${port}`,
      NODES: targets()
        .map((target) => `127.0.0.1:${target}`)
        .join(' '),
    },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  let isClosed = false;
  const isReady = () =>
    fetch(`https://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}`);
    await sleep(100);
  }
  return {
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
