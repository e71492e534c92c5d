import { readCliEnvironment } from './env';
import { run } from './run';
import { processTerminal } from './terminal/terminal';

// A reader that wants no more, as `pubquiz export | head`, is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  environment: readCliEnvironment(),
  terminal: processTerminal(),
});
