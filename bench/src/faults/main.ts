import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../measure';
import { appendResult, describe, readResults, type ScenarioResult } from './results';
import { SCENARIOS } from './scenarios';
import { stopAllServers } from './supervised-server';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    'server-kills': { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '100' },
    only: { type: 'string' },
    'outage-seconds': { type: 'string', default: '30' },
    devices: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '30' },
    results: { type: 'string', default: 'node_modules/.cache/pub-quiz/faults/results.jsonl' },
    sum: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);
const results = resolve(values.results);

async function runAll(): Promise<readonly ScenarioResult[]> {
  const names = values.only?.split(',') ?? Object.keys(SCENARIOS);
  const done: ScenarioResult[] = [];
  for (const name of names) {
    const scenario = SCENARIOS[name];
    if (!scenario) throw new Error(`There is no scenario ${name}: ${Object.keys(SCENARIOS).join(', ')}`);
    say(`${name}, seed ${seed} ...`);
    const result = await scenario({
      name,
      seed,
      serverKills: Number(values['server-kills']),
      databaseKills: Number(values['database-kills']),
      outageMs: Number(values['outage-seconds']) * 1000,
      devices: Number(values.devices),
      pages: Number(values.pages),
      until: performance.now() + Number(values.minutes) * 60_000,
      folder: join(resolve('node_modules/.cache/pub-quiz/faults'), `${name}-${seed}`),
    });
    if (result === null) {
      say(`SKIPPED: ${name} cannot be made on this machine (a disk of its own needs Linux and root)`);
      continue;
    }
    appendResult(results, result);
    done.push(result);
    for (const line of describe([result]).slice(0, 1)) say(line);
    for (const problem of result.problems.slice(0, 20)) say(`  ${problem}`);
  }
  return done;
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stopAllServers().finally(() => process.exit(1)));
}
const all = values.sum ? readResults(results) : await runAll();
for (const line of describe(all)) say(line);
process.exit(all.every(({ problems }) => problems.length === 0) ? 0 : 1);
