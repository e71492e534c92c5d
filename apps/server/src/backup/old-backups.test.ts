import { expect, test } from 'vitest';
import { backupFileName, timeOfBackup } from './backup-files';
import { latestSlot } from './latest-slot';
import { oldBackups } from './old-backups';

function madeOn(...days: readonly string[]): readonly string[] {
  return days.map((day) => backupFileName(new Date(`${day}T05:00:00Z`)));
}

const november = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);

test('the newest of seven days and of four weeks are kept', () => {
  const names = madeOn(...november);
  const old = new Set(oldBackups(names, { days: 7, weeks: 4 }));
  // The last day of a week that is over, Sunday, stands for it.
  expect(names.filter((name) => !old.has(name))).toEqual(
    madeOn('2026-11-15', '2026-11-22', ...november.slice(-7)),
  );
});

test('a machine that was off for a month loses nothing', () => {
  const names = madeOn('2026-01-01', '2026-03-05', '2026-03-06', '2026-11-30');
  expect(oldBackups(names, { days: 7, weeks: 4 })).toEqual([]);
});

test('of several in one day the newest is kept, and the newest of all always', () => {
  const [morning = '', evening = ''] = ['05', '23'].map((hour) =>
    backupFileName(new Date(`2026-11-30T${hour}:00:00Z`)),
  );
  expect(oldBackups([morning, evening], { days: 7, weeks: 4 })).toEqual([morning]);
  expect(oldBackups([morning, evening], { days: 0, weeks: 0 })).toEqual([morning]);
});

test('files that are no backups of the server are left alone', () => {
  const others = ['letter.txt', 'pubquiz.backup.gz', 'my-pubquiz-2026-11-30T05-00-00Z.backup.gz'];
  expect(oldBackups(others, { days: 0, weeks: 0 })).toEqual([]);
  expect(timeOfBackup('pubquiz-2026-11-30T05-00-00Z.backup.gz.partial')).toBeNull();
});

test.each([
  [new Date(2026, 10, 30, 5, 0), new Date(2026, 10, 30, 5, 0)],
  [new Date(2026, 10, 30, 4, 59), new Date(2026, 10, 29, 5, 0)],
  [new Date(2026, 10, 1, 0, 0), new Date(2026, 9, 31, 5, 0)],
])('at %s the last time for a backup was %s', (now, slot) => {
  expect(latestSlot(now, '05:00')).toEqual(slot);
});
