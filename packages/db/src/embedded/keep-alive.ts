import { setTimeout as pause } from 'node:timers/promises';

import { ensureRunning } from './ensure-running';
import type { NodeShare } from './node-share';
import type { StartPostgresOptions } from './start-postgres';

/** Keeps a node's share in a database that may be killed: the share of the moment, until `end`. */
export type KeptShare = {
  /** Stops watching; answers the share of the moment, undefined while the database is away. */
  end(): Promise<NodeShare | undefined>;
};

const retryMs = 1_000;

/** Watches a share; when its connection is lost, adopts or starts the database again, for as long as it takes. */
export function keepAlive(first: NodeShare, options: StartPostgresOptions): KeptShare {
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve());
  });
  let share: NodeShare | undefined = first;

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      if (share === undefined) {
        share = await regain(options, ending.signal);
        continue;
      }
      const isLost = await Promise.race([share.lost.then(() => true), ended.then(() => false)]);
      if (!isLost) return;
      const gone = share;
      share = undefined;
      await gone.end();
    }
  }

  const watching = watch();
  return {
    async end() {
      ending.abort();
      await watching;
      return share;
    },
  };
}

async function regain(options: StartPostgresOptions, signal: AbortSignal): Promise<NodeShare | undefined> {
  const isOver = (): boolean => signal.aborted;
  let lastProblem = '';
  options.log('The database went away; bringing it back.');
  while (!isOver()) {
    try {
      const { share, origin } = await ensureRunning(options, signal);
      options.log(origin === 'started' ? 'The database was started again.' : 'The database is back.');
      return share;
    } catch (error) {
      if (isOver()) break;
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== lastProblem) options.log(problem);
      lastProblem = problem;
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}
