// `npm run soak`: plays quizzes over and over and draws memory, errors and event-loop delay. `--minutes 120`, `--devices 1000`.
import { runBenchProgram } from './lib/bench-program.mjs';

process.exit(await runBenchProgram('soak', process.argv.slice(2)));
