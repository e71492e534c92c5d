/**
 * A node as a process of its own, for tests that kill it: starts the embedded database, says so on its output as one
 * JSON line, and stops when told to or leaves when its input ends.
 */
import { createInterface } from 'node:readline';

import { DatabaseStartError } from '../database-start-error';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres';

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const [dataDir = '', resolveFrom = ''] = process.argv.slice(2);
const startedAt = performance.now();

try {
  const embedded = await startEmbeddedPostgres({
    dataDir,
    resolveFrom,
    log: (text) => {
      say({ event: 'log', text });
    },
  });
  const ms = Math.round(performance.now() - startedAt);
  say({ event: 'ready', url: embedded.url, origin: embedded.origin, ms });
  const input = createInterface(process.stdin);
  input.on('line', () => {
    void embedded.stop().then((outcome) => {
      say({ event: 'stopped', outcome });
      process.exit(0);
    });
  });
  input.on('close', () => process.exit(0));
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  say({ event: 'refused', problem: error.problem, text: error.message });
  process.exitCode = 1;
}
