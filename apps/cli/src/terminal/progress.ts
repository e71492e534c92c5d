import type { Terminal } from './terminal';

const BAR_WIDTH = 30;
const PLAIN_EVERY_MS = 5000;

export interface Progress {
  update(done: number): void;
  /** A line of its own, above the bar. */
  note(line: string): void;
  end(): void;
}

function withSeparators(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Shows how far work is: a bar for a person, a line now and then for a log. */
export function showProgress(
  { err, isInteractive }: Terminal,
  what: string,
  { total, unit }: { readonly total: number; readonly unit?: string },
): Progress {
  let done = 0;
  let lastLineAt = performance.now();
  const of = unit === undefined ? withSeparators(total) : `${withSeparators(total)} ${unit}`;
  const figures = () => `${withSeparators(done)} of ${of}`;
  const clear = () => {
    if (isInteractive) err('\r\u001b[K');
  };
  const draw = () => {
    if (!isInteractive) return;
    const filled = total === 0 ? BAR_WIDTH : Math.round((done / total) * BAR_WIDTH);
    err(`\r\u001b[K${what} [${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${figures()}`);
  };
  draw();
  return {
    update(now) {
      done = now;
      draw();
      if (isInteractive || performance.now() - lastLineAt < PLAIN_EVERY_MS) return;
      lastLineAt = performance.now();
      err(`${what}: ${figures()}\n`);
    },
    note(line) {
      clear();
      err(`${line}\n`);
      draw();
    },
    end: clear,
  };
}
