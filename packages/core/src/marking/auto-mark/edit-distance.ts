/**
 * The number of single-letter changes (one put in, left out, replaced, or two neighbours swapped) between two words,
 * or null when it is more than the limit. Words are short; the work is bounded by their length times the limit.
 */
export function editDistanceWithin(one: string, other: string, limit: number): number | null {
  if (Math.abs(one.length - other.length) > limit) return null;
  let beforeLast: number[] = [];
  let last: number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= other.length; column++) {
      let cost = limit + 1;
      if (Math.abs(row - column) <= limit) {
        const isSame = one[row - 1] === other[column - 1];
        cost = Math.min(
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
        );
        if (
          row > 1 &&
          column > 1 &&
          one[row - 1] === other[column - 2] &&
          one[row - 2] === other[column - 1]
        ) {
          cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
        }
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return null;
    beforeLast = last;
    last = current;
  }
  const distance = last[other.length] ?? limit + 1;
  return distance <= limit ? distance : null;
}
