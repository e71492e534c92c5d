import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listProcedures } from './list-procedures';
import { proceduresPage } from './procedures-page';

const PAGE = fileURLToPath(new URL('../../../../docs/api/procedures.md', import.meta.url));

test('docs/api/procedures.md shows the procedures as they are', async () => {
  await expect(proceduresPage()).toMatchFileSnapshot(PAGE);
});

test('every procedure says what it takes in words that people can read', () => {
  for (const { path, input } of listProcedures()) expect(input, path).not.toContain('unknown[]');
});

test('the feeds take the last event id, without which a reconnect would replay nothing', () => {
  const feeds = listProcedures().filter(({ type }) => type === 'subscription');
  expect(feeds.map(({ path }) => path)).toEqual(['live.session', 'live.team', 'live.quizmaster']);
  for (const { input } of feeds) expect(input).toContain('lastEventId?: string');
});
