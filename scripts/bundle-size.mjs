// Fails when the first load of a team's page is heavier than its budget, and says what grew since it was recorded.
// `node scripts/bundle-size.mjs --record` keeps today's sizes to compare with.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/workspace.mjs';

/** Bytes of brotli-compressed JavaScript that a phone loads before a team can read and answer. */
const BUDGET = 115_000;
const ENTRY = 'index.html';
const PAGES = {
  invitation: 'src/app/routes/invitation-route.tsx',
  'team game': 'src/app/routes/team-game-route.tsx',
};

const dist = join(root, 'apps/web/dist');
const recordFile = join(root, 'apps/web/bundle-sizes.json');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk and everything that it imports at once. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, found);
  return found;
}

/** Bytes by name of chunk, for everything that the page needs before it works. */
function sizes(page) {
  const bytes = {};
  for (const key of new Set([...closure(ENTRY), ...closure(page)])) {
    const { file, name = file } = manifest[key];
    if (!file.endsWith('.js')) continue;
    const [shortName] = name.split('~');
    bytes[shortName] = (bytes[shortName] ?? 0) + statSync(join(dist, `${file}.br`)).size;
  }
  return bytes;
}

const now = Object.fromEntries(Object.entries(PAGES).map(([page, route]) => [page, sizes(route)]));
if (process.argv.includes('--record')) writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
const before = JSON.parse(readFileSync(recordFile, 'utf8'));

let isOver = false;
for (const [page, chunks] of Object.entries(now)) {
  const total = Object.values(chunks).reduce((sum, size) => sum + size, 0);
  console.log(`${page}: ${(total / 1000).toFixed(1)} KB of ${BUDGET / 1000} KB`);
  if (total <= BUDGET) continue;
  isOver = true;
  for (const [name, size] of Object.entries(chunks)) {
    const growth = size - (before[page]?.[name] ?? 0);
    if (growth > 0) console.error(`  ${name}: ${size} bytes, ${growth} more than recorded`);
  }
}
process.exit(isOver ? 1 : 0);
