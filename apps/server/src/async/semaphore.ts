/** Lets at most `slots` pieces of work run at once; the others wait in order. */
export function createSemaphore(slots: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = slots;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A slot goes straight to who waits, so that nobody overtakes.
      if (next) next();
      else free += 1;
    }
  };
}
