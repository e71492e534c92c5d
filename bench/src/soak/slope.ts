/** A point of a measurement over time. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The slope of the line of least squares through some points; 0 for fewer than two. */
export function slope(points: readonly Point[]): number {
  const count = points.length;
  if (count < 2) return 0;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count;
  let above = 0;
  let below = 0;
  for (const { x, y } of points) {
    above += (x - meanX) * (y - meanY);
    below += (x - meanX) ** 2;
  }
  return below === 0 ? 0 : above / below;
}
