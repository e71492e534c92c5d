/** How often something was done on a UTC day, and by how many visitors. */
export interface DayCount {
  readonly day: string;
  readonly name: string;
  readonly count: number;
  readonly visitorCount: number;
}

export interface LabelledCount {
  readonly label: string;
  readonly count: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every day from `since` on, as many as wanted, with what was done on it, also nothing; `name` null counts all events. */
export function countsPerDay(
  counts: readonly DayCount[],
  { since, days, name }: { readonly since: string; readonly days: number; readonly name: string | null },
): readonly LabelledCount[] {
  const start = Date.parse(`${since}T00:00:00.000Z`);
  return Array.from({ length: days }, (_, index) => {
    const label = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    const ofDay = counts.filter((entry) => entry.day === label && (name === null || entry.name === name));
    return { label, count: ofDay.reduce((sum, entry) => sum + entry.count, 0) };
  });
}

/** What was done how often over all days, the most frequent first. */
export function countsPerEvent(counts: readonly DayCount[]): readonly LabelledCount[] {
  const byName = new Map<string, number>();
  for (const { name, count } of counts) byName.set(name, (byName.get(name) ?? 0) + count);
  return [...byName]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}
