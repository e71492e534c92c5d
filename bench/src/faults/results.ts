import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What one run of one scenario came to. */
export interface ScenarioResult {
  readonly scenario: string;
  readonly seed: number;
  readonly evenings: number;
  readonly sent: number;
  readonly acknowledged: number;
  readonly serverKills: number;
  readonly databaseKills: number;
  /** Milliseconds until a started server was ready, and until a database was back, sorted. */
  readonly serverStartMs: readonly number[];
  readonly databaseBackMs: readonly number[];
  readonly problems: readonly string[];
  /** What else is worth a line. */
  readonly notes: readonly string[];
}

/** Adds a result to a file that several runs share. */
export function appendResult(file: string, result: ScenarioResult): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** All results of a file, oldest first. */
export function readResults(file: string): readonly ScenarioResult[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ScenarioResult);
}

function percentile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '-' : value.toFixed(0);
}

function times(name: string, values: readonly number[]): string {
  return `${name}: p50 ${percentile(values, 0.5)} ms, p99 ${percentile(values, 0.99)} ms, most ${percentile(values, 1)} ms`;
}

/** The lines that a run prints at its end. */
export function describe(results: readonly ScenarioResult[]): readonly string[] {
  const sum = (of: (result: ScenarioResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const lost = sum(({ problems }) => problems.length);
  return [
    ...results.map(
      ({ scenario, seed, evenings, sent, acknowledged, serverKills, databaseKills, problems, notes }) =>
        `${scenario.padEnd(18)} seed ${seed}: ${evenings} evenings, ${sent} changes sent, ${acknowledged} acknowledged, ` +
        `${serverKills} server kills, ${databaseKills} database kills, ${problems.length} lost or wrong` +
        notes.map((note) => `; ${note}`).join(''),
    ),
    `In all: ${sum(({ serverKills }) => serverKills)} kills of the server, ` +
      `${sum(({ databaseKills }) => databaseKills)} kills of the database, ` +
      `${sum(({ acknowledged }) => acknowledged)} acknowledged answers, lost or wrong = ${lost}`,
    times(
      'Server ready after its start',
      results.flatMap(({ serverStartMs }) => serverStartMs),
    ),
    times(
      'Database back after its kill',
      results.flatMap(({ databaseBackMs }) => databaseBackMs),
    ),
  ];
}
