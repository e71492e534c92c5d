import { expect, test } from 'vitest';
import { pagePreloads } from './page-preloads';
import type { WebFile } from './web-files';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_limits.js': { file: 'assets/limits.js' },
  'src/app/routes/team-game-route.tsx': {
    file: 'assets/team-game.js',
    css: ['assets/team-game.css'],
    imports: ['_vendor.js', '_limits.js'],
  },
};

function built(): ReadonlyMap<string, WebFile> {
  const plain = Buffer.from(JSON.stringify(manifest));
  const file = { contentType: 'application/json', plain, compressed: {}, etag: '"1"', isImmutable: false };
  return new Map([['/.vite/manifest.json', file]]);
}

test("a team's page names what it needs beside what the HTML names", () => {
  expect(pagePreloads(built())('/team/game/session-1/team/team-1')).toBe(
    [
      '</assets/team-game.css>; rel=preload; as=style; crossorigin',
      '</assets/team-game.js>; rel=modulepreload',
      '</assets/limits.js>; rel=modulepreload',
    ].join(', '),
  );
});

test('other pages, and a server without a built web app, name nothing', () => {
  expect(pagePreloads(built())('/about')).toBeUndefined();
  expect(pagePreloads(built())('/team/invitation/session-1')).toBeUndefined();
  expect(pagePreloads(new Map())('/team/game/session-1/team/team-1')).toBeUndefined();
});
