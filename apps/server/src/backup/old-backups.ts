import { timeOfBackup } from './backup-files';

/** How many days and weeks have a backup; the newest of each counts. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1 January 1970 was a Thursday: weeks begin on Monday. */
const MONDAY_OFFSET = 3;

function dayOf(time: string): number {
  return Math.floor(Date.parse(time) / DAY_MS);
}

function weekOf(time: string): number {
  return Math.floor((dayOf(time) + MONDAY_OFFSET) / 7);
}

/** The newest name of each period, for so many periods that have one: a machine that was off loses nothing. */
function newestOfEach(
  names: readonly string[],
  periodOf: (time: string) => number,
  count: number,
): readonly string[] {
  const newest = new Map<number, string>();
  for (const name of names) {
    const period = periodOf(timeOfBackup(name) ?? '');
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, count);
}

/** The backups that need not be kept any more; files with other names are nobody's here. */
export function oldBackups(names: readonly string[], { days, weeks }: Retention): readonly string[] {
  const backups = names
    .filter((name) => timeOfBackup(name) !== null)
    .sort()
    .reverse();
  const kept = new Set([
    ...backups.slice(0, 1),
    ...newestOfEach(backups, dayOf, days),
    ...newestOfEach(backups, weekOf, weeks),
  ]);
  return backups.filter((name) => !kept.has(name));
}
