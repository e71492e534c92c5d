import { CommanderError, type Command } from 'commander';
import { connect, explainCallFailure } from './connect';
import type { CliEnvironment } from './env';
import { Failure } from './failure';
import { createProgram } from './program';
import type { Terminal } from './terminal/terminal';

const NOT_DONE = 1;
const CALLED_WRONGLY = 2;

function prepare(command: Command, terminal: Terminal): void {
  command
    .exitOverride()
    .showHelpAfterError('(see --help)')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  for (const each of command.commands) prepare(each, terminal);
}

/** Runs one command line and answers its exit code; everything that goes wrong is told in a sentence. */
export async function run(
  words: readonly string[],
  { environment, terminal }: { readonly environment: CliEnvironment; readonly terminal: Terminal },
): Promise<number> {
  let exitCode = 0;
  let { url } = environment;
  const program = createProgram({
    terminal,
    connect: (options) => {
      url = options.url ?? url;
      return connect(environment, options);
    },
    onExitCode: (code) => (exitCode = code),
  });
  prepare(program, terminal);
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : CALLED_WRONGLY;
    const sentence = error instanceof Failure ? error.message : explainCallFailure(error, url);
    if (sentence === null) throw error;
    terminal.err(`${sentence}\n`);
    return NOT_DONE;
  }
}
