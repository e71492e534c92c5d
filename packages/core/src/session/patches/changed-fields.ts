import { isSameView } from './is-same-view';

/** The top-level fields of a view that read differently now. */
export function changedFields<View extends object>(before: View, after: View): Partial<View> {
  if (before === after) return {};
  const changed: Partial<View> = {};
  for (const field of Object.keys(after) as (keyof View)[]) {
    if (!isSameView(before[field], after[field])) changed[field] = after[field];
  }
  return changed;
}

/** The entries of a record that are new or read differently. */
export function changedEntries<Entry>(
  before: Readonly<Record<string, Entry>>,
  after: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(Object.entries(after).filter(([id, entry]) => !isSameView(before[id], entry)));
}

/** True when a patch carries nothing. */
export function isEmptyPatch(patch: object): boolean {
  return Object.keys(patch).length === 0;
}
