/** Where a command writes: results to `out`, everything about its work to `err`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** A person watches: bars may be drawn and questions asked. */
  readonly isInteractive: boolean;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isInteractive: process.stderr.isTTY,
  };
}
