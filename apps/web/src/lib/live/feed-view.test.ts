import { expect, test } from 'vitest';
import { nextFeedView, SILENT_FEED, type FeedView } from './feed-view';

interface Counter {
  readonly count: number;
  readonly name: string;
}

const merge = (state: Counter, patch: Partial<Counter>): Counter => ({ ...state, ...patch });
const silent: FeedView<Counter> = SILENT_FEED;
const known: FeedView<Counter> = { state: { count: 1, name: 'a' }, version: 7, ended: null, refusal: null };

test('a state replaces what was known, a patch is put into it', () => {
  const first = nextFeedView(silent, { kind: 'state', version: 7, state: { count: 1, name: 'a' } }, merge);
  expect(first).toEqual(known);
  expect(nextFeedView(known, { kind: 'patch', version: 8, patch: { count: 2 } }, merge)).toEqual({
    ...known,
    state: { count: 2, name: 'a' },
    version: 8,
  });
});

test('a message below the known version changes nothing', () => {
  expect(nextFeedView(known, { kind: 'patch', version: 6, patch: { count: 9 } }, merge)).toBe(known);
  expect(nextFeedView(known, { kind: 'state', version: 6, state: { count: 9, name: 'z' } }, merge)).toBe(
    known,
  );
});

test('a patch without a state to put it into asks for a new start', () => {
  expect(nextFeedView(silent, { kind: 'patch', version: 8, patch: { count: 2 } }, merge)).toBeNull();
});

test('a deleted Session ends the feed and keeps what was shown', () => {
  expect(nextFeedView(known, { kind: 'gone', version: 9, reason: 'session-deleted' }, merge)).toEqual({
    ...known,
    version: 9,
    ended: 'session-deleted',
  });
});
