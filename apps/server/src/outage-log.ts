import { isDatabaseAway } from '@pubquiz/db';
import { startPoll, type Poll } from './async/poll';
import { logFault, withoutQuery } from './log-fault';
import type { Logger } from './logger';

/** Logs what fails in the background, where nobody waits for an answer. */
export interface OutageLog {
  /** A fault is told each time; that the database is away is told once, and once more when it is back. */
  readonly fault: (error: unknown, where: string) => void;
  stop(): Promise<void>;
}

export interface OutageLogOptions {
  readonly log: Logger;
  /** Why the database can store nothing now; null when it can. */
  readonly databaseProblem: () => Promise<string | null>;
}

const LOOK_EVERY_MS = 1000;

/** Keeps the log of an outage readable: everything that asks the database again and again would fill it. */
export function createOutageLog({ log, databaseProblem }: OutageLogOptions): OutageLog {
  let lookingForEnd: Poll | null = null;

  function begin(error: unknown, where: string): void {
    const since = performance.now();
    const { code, message } = withoutQuery(error) as NodeJS.ErrnoException;
    log.error({ where, code, reason: message }, 'The database is away; it is asked until it is back');
    const look = startPoll(
      async () => {
        if ((await databaseProblem()) !== null) return;
        const seconds = Math.round((performance.now() - since) / 1000);
        log.warn({ seconds }, 'The database is back');
        void look.stop();
        lookingForEnd = null;
      },
      // A database that cannot even be asked is not back.
      { everyMs: LOOK_EVERY_MS, onError: () => undefined },
    );
    lookingForEnd = look;
  }

  return {
    fault(error, where) {
      if (!isDatabaseAway(error)) logFault(log, error, where);
      else if (lookingForEnd === null) begin(error, where);
    },
    async stop() {
      await lookingForEnd?.stop();
    },
  };
}
