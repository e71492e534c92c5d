import { createLogger, type Logger } from '../logger';

export interface CaughtLog {
  readonly log: Logger;
  /** Everything that was written so far, as it would stand in a file. */
  readonly text: () => string;
}

/** The server's own logger, which writes into memory. */
export function catchLog(level = 'trace'): CaughtLog {
  const lines: string[] = [];
  return {
    log: createLogger(level, { write: (line: string) => void lines.push(line) }),
    text: () => lines.join(''),
  };
}
