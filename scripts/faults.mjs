// `npm run faults`: breaks everything under load and checks that nothing acknowledged is lost.
// `--only server-kills,network`, `--seed 7`, `--server-kills 200`, `--database-kills 100`, `--minutes 30`; `--sum` adds up earlier runs.
import { runBenchProgram } from './lib/bench-program.mjs';

process.exit(await runBenchProgram('faults', process.argv.slice(2)));
