const BYTES = 1_000_000;

/** A size in megabytes with one digit after the point; what is there is never 0. */
export function inMegabytes(bytes: number): number {
  return Math.ceil((bytes / BYTES) * 10) / 10;
}
