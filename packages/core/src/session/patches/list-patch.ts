import { isSameView } from './is-same-view';

interface Put<Item> {
  readonly place: number;
  readonly item: Item;
}

/** How an ordered list came to be another one: what left it, then what to put in and where, in ascending places. */
export interface ListPatch<Item> {
  readonly gone?: readonly string[];
  readonly put?: readonly Put<Item>[];
}

type IdOf<Item> = (item: Item) => string;

function kept<Item>(list: readonly Item[], same: ReadonlySet<string>, idOf: IdOf<Item>): string[] {
  return list.map(idOf).filter((id) => same.has(id));
}

/** The entries that are new, read differently or moved, and the ids of those that left; null when nothing did. */
export function diffList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: IdOf<Item>,
): ListPatch<Item> | null {
  if (before === after) return null;
  const known = new Map(before.map((item) => [idOf(item), item]));
  const same = new Set(after.filter((item) => isSameView(known.get(idOf(item)), item)).map(idOf));
  // What stays keeps its order nearly always; a list that was turned over is sent whole.
  const isOrdered = isSameView(kept(before, same, idOf), kept(after, same, idOf));
  const put = after
    .map((item, place): Put<Item> => ({ place, item }))
    .filter(({ item }) => !isOrdered || !same.has(idOf(item)));
  const left = new Set(after.map(idOf));
  const gone = before.map(idOf).filter((id) => !left.has(id));
  if (put.length + gone.length === 0) return null;
  return { ...(gone.length > 0 && { gone }), ...(put.length > 0 && { put }) };
}

/** The list after a patch; entries that it does not name keep their identity. */
export function applyListPatch<Item>(
  list: readonly Item[],
  patch: ListPatch<Item> | undefined,
  idOf: IdOf<Item>,
): readonly Item[] {
  if (patch === undefined) return list;
  const { gone = [], put = [] } = patch;
  const replaced = new Set([...gone, ...put.map(({ item }) => idOf(item))]);
  const stays = list.filter((item) => !replaced.has(idOf(item)));
  const places = new Map(put.map(({ place, item }) => [place, item]));
  const length = stays.length + places.size;
  const unchanged = stays.values();
  return Array.from({ length }, (_, place) => places.get(place) ?? (unchanged.next().value as Item));
}
