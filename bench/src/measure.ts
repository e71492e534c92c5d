import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename, join, relative } from 'node:path';

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

/** Where the figures of all runs are kept. */
const KEPT = join(process.cwd(), 'node_modules/.cache/pub-quiz/bench');

/** Keeps what one run found in a file of its own. */
function keep(figures: readonly Figure[], rounds: object): void {
  const at = new Date().toISOString();
  const name = basename(process.argv[1] ?? 'bench', '.js');
  const file = join(KEPT, `${name}-${at.replaceAll(':', '-')}.json`);
  const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model, load: loadavg() };
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ name, at, machine, figures, rounds }, null, 2)}\n`);
  say(`raw figures: ${relative(process.cwd(), file)}`);
}

/**
 * Prints figures beside their targets, keeps them with what each round measured, and answers whether all were reached.
 */
export function report(figures: readonly Figure[], rounds: object = {}): boolean {
  keep(figures, rounds);
  for (const figure of figures) {
    const { name, value, unit, target } = figure;
    const verdict = isReached(figure) ? 'reached' : 'missed';
    say(`${name.padEnd(58)}${value.toFixed(2).padStart(9)} ${unit}   target ${target} ${unit}   ${verdict}`);
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
