import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

interface Proof {
  readonly file: string;
  readonly title: string;
}

const proofs: readonly Proof[] = [...page.matchAll(/`([\w./-]+\.(?:test\.tsx?|e2e\.ts)) › ([^`]+)`/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

/** The text of a file as its titles read: quotes and line breaks in the source make no difference. */
function readable(text: string): string {
  return text.replaceAll("\\'", "'").replace(/\s+/g, ' ');
}

test('every test that the security page names exists under its title', () => {
  expect(proofs.length).toBeGreaterThan(100);
  const texts = new Map<string, string>();
  const missing = proofs.filter(({ file, title }) => {
    const path = join(ROOT, file);
    if (!texts.has(file)) texts.set(file, existsSync(path) ? readable(readFileSync(path, 'utf8')) : '');
    return !texts.get(file)?.includes(title);
  });
  expect(missing).toEqual([]);
});

test('the figures of the security page are those of its tables', () => {
  const rowsOf = (heading: string) => {
    const [, section = ''] = page.split(`### ${heading}\n`);
    return [...(section.split('\n#')[0] ?? '').matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \|/gm)];
  };
  const [tested, built, unmet, operator] = [
    rowsOf('Proven by tests'),
    rowsOf('By how the program is built'),
    rowsOf('Not met, or only in part'),
    rowsOf('Left to the operator'),
  ];
  const all = [...tested, ...built, ...unmet, ...operator];
  expect(new Set(all.map(([, id]) => id)).size, 'no row stands there twice').toBe(all.length);
  const count = (rows: typeof all) => String(rows.length);
  expect(page).toContain(
    `${count(all)} apply; ${count(tested)} of them are proven by the automated tests named here, ${count(built)} by how the program is built, ${count(operator)} are the operator's, ${count(unmet)} are not met`,
  );
  const ofLevel1 = (rows: typeof all) => count(rows.filter(([, , level]) => level === '1'));
  expect(page).toContain(`Of level 1 alone, ${ofLevel1(all)} apply and ${ofLevel1(tested)} are tested.`);
});
