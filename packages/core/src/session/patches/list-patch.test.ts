import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyListPatch, diffList } from './list-patch';

interface Item {
  readonly id: string;
  readonly points: number;
}

const idOf = ({ id }: Item): string => id;
const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), points: fc.nat(2) });
const list = fc.uniqueArray(item, { selector: idOf });

function items(text: string): readonly Item[] {
  return Array.from(text, (id) => ({ id, points: 1 }));
}

test('[RT-8] a list patch brings any list to any other one', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const patch = diffList(before, after, idOf);
      expect(patch === null ? before : applyListPatch(before, patch, idOf)).toEqual(after);
    }),
  );
});

test('[RT-8] a list patch names what is new and where, and what left', () => {
  expect(diffList(items('abc'), items('xac'), idOf)).toEqual({
    gone: ['b'],
    put: [{ place: 0, item: { id: 'x', points: 1 } }],
  });
});

test('[RT-8] an entry that changed and moved is the only one that is sent', () => {
  const before = items('abcd');
  const after = [{ id: 'c', points: 5 }, ...items('abd')];
  expect(diffList(before, after, idOf)).toEqual({ put: [{ place: 0, item: { id: 'c', points: 5 } }] });
});

test('[RT-8] a list that was turned over is sent whole', () => {
  expect(diffList(items('abc'), items('cba'), idOf)?.put).toHaveLength(3);
});
