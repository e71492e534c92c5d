/** Compares by the first number that differs, lowest first; equal ones keep their order in a stable sort. */
export function byNumbers<Value>(
  keysOf: (value: Value) => readonly number[],
): (a: Value, b: Value) => number {
  return (a, b) => {
    const keysOfB = keysOf(b);
    for (const [index, key] of keysOf(a).entries()) {
      const difference = key - (keysOfB[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
