import { expect, test } from 'vitest';
import { countsPerDay, countsPerEvent } from './activity-counts';

const counts = [
  { day: '2026-03-05', name: 'page_view', count: 7, visitorCount: 2 },
  { day: '2026-03-05', name: 'save_quiz', count: 2, visitorCount: 1 },
  { day: '2026-03-03', name: 'save_quiz', count: 1, visitorCount: 1 },
];

test('every day of the period has its number, quiet days too', () => {
  expect(countsPerDay(counts, { since: '2026-03-03', days: 3, name: null })).toEqual([
    { label: '2026-03-03', count: 1 },
    { label: '2026-03-04', count: 0 },
    { label: '2026-03-05', count: 9 },
  ]);
});

test('one event can be counted alone', () => {
  const perDay = countsPerDay(counts, { since: '2026-03-04', days: 2, name: 'save_quiz' });
  expect(perDay.map(({ count }) => count)).toEqual([0, 2]);
});

test('events are ranked by how often they happened', () => {
  expect(countsPerEvent(counts)).toEqual([
    { label: 'page_view', count: 7 },
    { label: 'save_quiz', count: 3 },
  ]);
});
