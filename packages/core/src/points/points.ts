import { LIMITS } from '../limits';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Rounds points to the 3 decimals that are stored (wire contract 1). */
export function roundPoints(points: number): number {
  // Adding 0 turns -0 into 0, so that equal points are also equal as JSON.
  return Math.round(points * 1000) / 1000 + 0;
}

/** True for a finite number that is not beyond a million either way (wire contract 1). */
export function isPoints(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= LIMITS.points;
}

/** Reads a number in decimal notation, exponent allowed; null for any other text. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed) : null;
}

/** Reads points as people type them; null for anything that can not be points (EDIT-22, IMP-5). */
export function parsePoints(text: string): number | null {
  const value = parseNumber(text);
  return value !== null && isPoints(value) ? roundPoints(value) : null;
}

/** The sum of points without the dust of binary fractions, so that equal totals compare equal. */
export function sumPoints(points: Iterable<number>): number {
  let sum = 0;
  for (const value of points) sum += value;
  return roundPoints(sum);
}
