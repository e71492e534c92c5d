/** One line of a bench's report: a figure beside what it should reach. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number;
  /** The target is the least; otherwise it is the most. */
  readonly isLeast?: boolean;
}

function isReached({ value, target, isLeast }: Figure): boolean {
  return isLeast ? value >= target : value <= target;
}

/** A figure that should reach its target or more. */
export function atLeast(figure: Figure): Figure {
  return { ...figure, isLeast: true };
}

/** Prints a line of what was measured. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints figures beside their targets and answers whether all were reached. */
export function report(figures: readonly Figure[]): boolean {
  for (const figure of figures) {
    const { name, value, unit, target } = figure;
    const verdict = isReached(figure) ? 'reached' : 'MISSED';
    process.stdout.write(
      `${name.padEnd(58)}${value.toFixed(2).padStart(9)} ${unit}   target ${target} ${unit}   ${verdict}\n`,
    );
  }
  return figures.every(isReached);
}

/** Milliseconds that a piece of work takes. */
export function time(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The median time of a number of rounds, after as many to warm up. */
export function medianOf(rounds: number, work: () => void): number {
  for (let round = 0; round < rounds; round += 1) work();
  return median(Array.from({ length: rounds }, () => time(work)));
}
