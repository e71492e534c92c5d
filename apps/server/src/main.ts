import { DatabaseStartError } from '@pubquiz/db';
import { EnvironmentError, readEnvironment } from './env';
import { ListenError } from './http/listen';
import { startServer, type RunningServer } from './server';
import { isLoopbackUrl, isSecureUrl } from './settings';

/** What a person can do something about is told in a sentence; anything else with its stack. */
function explain(error: unknown): string {
  const isKnown =
    error instanceof EnvironmentError || error instanceof ListenError || error instanceof DatabaseStartError;
  if (isKnown) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function greet({ url, settings: { publicUrl } }: RunningServer): void {
  process.stdout.write(`Pub Quiz is ready at ${url}\n`);
  if (isLoopbackUrl(publicUrl)) {
    const { port } = new URL(url);
    process.stdout.write(
      `Phones cannot reach ${publicUrl}: to let teams in, start with HOST=0.0.0.0 and PUBLIC_URL=http://<address of this machine>:${port}\n`,
    );
  } else if (!isSecureUrl(publicUrl)) {
    process.stdout.write(
      `${publicUrl} is plain HTTP: fine in a network of your own, never on the internet\n`,
    );
  }
}

async function main(): Promise<void> {
  const running = await startServer({ environment: readEnvironment() });
  greet(running);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // A second signal ends the process at once, as people expect of Ctrl-C.
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${explain(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
