/** How many questions a random list has (LIB-14, D4). */
export const RANDOM_LIST_SIZE = 12;

/** What a random list can choose from, and how many new views are left. */
export interface RandomListSupply {
  readonly unseenCount: number;
  readonly seenCount: number;
  readonly remainingViews: number;
}

/**
 * How many questions of each kind a random list takes (LIB-18, D37): not yet seen ones first, as far as the allowance
 * goes. Seen ones, which cost nothing, fill it up only when the library has no others left. Without allowance the
 * list is empty.
 */
export function planRandomList({ unseenCount, seenCount, remainingViews }: RandomListSupply): {
  readonly unseen: number;
  readonly seen: number;
} {
  if (remainingViews <= 0) return { unseen: 0, seen: 0 };
  const unseen = Math.min(RANDOM_LIST_SIZE, unseenCount, remainingViews);
  const isLibraryExhausted = unseen === unseenCount;
  return { unseen, seen: isLibraryExhausted ? Math.min(RANDOM_LIST_SIZE - unseen, seenCount) : 0 };
}
