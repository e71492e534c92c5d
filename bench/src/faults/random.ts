/** Numbers that one seed decides: the same seed gives the same trouble at the same moments. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with this chance. */
  chance(share: number): boolean;
  /** A stream of its own, so that what one part draws does not move the others. */
  fork(name: string): Random;
}

function hash(text: string, seed: number): number {
  let value = seed | 0;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}

/** Numbers by Tommy Ettinger's mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    chance: (share) => next() < share,
    fork: (name) => createRandom(hash(name, seed)),
  };
}
