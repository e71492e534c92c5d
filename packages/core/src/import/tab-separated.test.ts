import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTabSeparated } from './tab-separated';

test.each<[string, string[][]]>([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb', [['a'], ['b']]],
  ['a\t\t\n\nb', [['a', '', ''], [''], ['b']]],
  ['', [['']]],
  ['a\rb', [['a\rb']]],
])('[IMP-2] %j has the rows %j', (text, rows) => {
  expect(parseTabSeparated(text)).toEqual(rows);
});

test.each<[string, string[][]]>([
  ['"a\nb"\tc', [['a\nb', 'c']]],
  ['"a\r\nb"\r\nc', [['a\r\nb'], ['c']]],
  ['"a\tb"', [['a\tb']]],
  ['"say ""hi"""\tc', [['say "hi"', 'c']]],
  ['""\tc', [['', 'c']]],
  ['""""', [['"']]],
])('[IMP-14] the quoted cell in %j is read as %j', (text, rows) => {
  expect(parseTabSeparated(text)).toEqual(rows);
});

test.each<[string, string[][]]>([
  ['5" pipe\tc', [['5" pipe', 'c']]],
  ['"lone\tc\nd', [['"lone', 'c'], ['d']]],
  ['"', [['"']]],
  ['"quoted" and more\tc', [['"quoted" and more', 'c']]],
  ['"a"b"\tc', [['"a"b"', 'c']]],
  [
    '"open\tb\n"closed"\tc',
    [
      ['"open', 'b'],
      ['closed', 'c'],
    ],
  ],
  ['"a""\tb', [['"a""', 'b']]],
  ['"a" \tb', [['"a" ', 'b']]],
])('[IMP-14] the quote in %j that opens no cell is plain text: %j', (text, rows) => {
  expect(parseTabSeparated(text)).toEqual(rows);
});

/** A cell as spreadsheets write it: in quotes where it must be, or where it would look as if it were. */
function asCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

test('[IMP-14] whatever a spreadsheet puts on the clipboard comes out as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\t', '\n', '\r\n', ';'), maxLength: 6 });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, fc.constantFrom('\n', '\r\n'), (table, lineEnd) => {
      const clipboard = table.map((row) => row.map(asCell).join('\t')).join(lineEnd);
      expect(parseTabSeparated(clipboard)).toEqual(table);
    }),
    { numRuns: 500 },
  );
});

test('[IMP-14] half a million quotes are read in no time', () => {
  const started = performance.now();
  parseTabSeparated('"""a\n'.repeat(100_000) + '"\t""\n'.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2000);
});
