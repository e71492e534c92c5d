// `npm test`: the whole check, from an empty folder with nothing but Node and npm. Ends with `N passed, N failed`.
// `npm test -- --quick` leaves out the browser journeys.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureRedis } from './lib/redis.mjs';
import { checkNodeVersion, ensureInstalled, root, run, turbo } from './lib/workspace.mjs';

const options = process.argv.slice(2);
if (options.some((option) => option !== '--quick')) {
  console.error('Usage: npm test [-- --quick]');
  process.exit(2);
}
const isQuick = options.includes('--quick');
const reports = join(root, 'node_modules/.cache/pub-quiz/reports');
const totals = { passed: 0, failed: 0 };
const failures = [];

const bin = (name) => join(root, 'node_modules/.bin', name);

function count(name, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed} failed`);
}

async function check(name, work) {
  const started = performance.now();
  const code = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  count(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Runs vitest and counts its tests; a run that breaks off without a report, or finds nothing, is a failure. */
async function tests(name, args, env = {}) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(bin('vitest'), ['run', ...args, ...reporters], {
    env: { ...env, FORCE_COLOR: '0' },
  });
  if (!existsSync(report)) return count(name, { passed: 0, failed: 1 });
  const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  const brokeOff = code !== 0 && numFailedTests === 0;
  const failed = numFailedTests + (brokeOff || numTotalTests === 0 ? 1 : 0);
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${numPassedTests} passed, ${failed} failed`);
  count(name, { passed: numPassedTests, failed });
}

checkNodeVersion();
await ensureInstalled();
mkdirSync(reports, { recursive: true });

await Promise.all([
  check('types', () => turbo('typecheck')),
  check('lint', () => run(bin('eslint'), ['.', '--max-warnings', '0'])),
]);
await check('import directions', () =>
  run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'apps', 'packages']),
);
await check('layout', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']));
const redis = await ensureRedis();
if (!redis) {
  console.error(
    'No Redis was found and none could be installed; set REDIS_SERVER_PATH, for tests will fail.',
  );
}
await tests('unit and integration', ['--maxWorkers=2'], redis ? { REDIS_SERVER_PATH: redis } : {});
await check('build', () => turbo('build'));
await check('weight of the team pages', () => run(process.execPath, ['scripts/bundle-size.mjs']));
await tests('faults', ['--config', 'bench/faults.config.ts']);

if (!isQuick) {
  const chromium = await ensureChromium();
  if (chromium) {
    const config = ['--config', 'apps/web/e2e/vitest.config.ts'];
    await tests('journeys', config, { CHROMIUM_PATH: chromium });
    await tests('journey on two nodes', [...config, 'quiz-night'], { CHROMIUM_PATH: chromium, NODES: '2' });
  } else {
    console.error(
      'No Chromium was found and none could be installed; set CHROMIUM_PATH to run the browser journeys.',
    );
    count('journeys', { passed: 0, failed: 1 });
  }
}

for (const line of failures) console.error(line);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
