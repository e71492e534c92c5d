// Lists the requirement IDs of docs/requirements.md that no test title names. `--areas STATE,MARK` looks at some areas.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { areas: { type: 'string' } } });
const areas = values.areas?.split(',');

const rows = readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) \| (.*?) \|/gm);
const requirements = [...rows].map(([, id, text]) => ({ id, text }));

const testFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.e2e.ts'],
  { encoding: 'utf8' },
).split('\n');

const named = new Set();
for (const file of testFiles.filter(Boolean)) {
  for (const [, tags] of readFileSync(file, 'utf8').matchAll(/\[([A-Z]+-\d+[^\]\n]*)\]/g)) {
    for (const [id] of tags.matchAll(/[A-Z]+-\d+/g)) named.add(id);
  }
}

const wanted = requirements.filter(({ id }) => !areas || areas.includes(id.split('-')[0]));
const missing = wanted.filter(({ id }) => !named.has(id));
for (const { id, text } of missing) console.log(`${id.padEnd(14)}${text.slice(0, 140)}`);
console.log(
  `${wanted.length - missing.length} of ${wanted.length} requirements are named by a test; ${missing.length} are not.`,
);
