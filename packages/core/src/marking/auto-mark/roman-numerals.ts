import type { Token } from './tokenise';

const VALUES: ReadonlyMap<string, number> = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
]);
const ROMAN = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/;

/** The value of a Roman numeral from 1 to 39 in lower case, or null. */
export function romanValue(word: string): number | null {
  if (word === '' || word.length > 7 || !ROMAN.test(word)) return null;
  let value = 0;
  for (let i = 0; i < word.length; i++) {
    const own = VALUES.get(word.charAt(i)) ?? 0;
    const next = VALUES.get(word.charAt(i + 1)) ?? 0;
    value += own < next ? -own : own;
  }
  return value;
}

const NOT_BEFORE: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'am',
  'vitamin',
  'type',
  'plan',
  'grade',
  'group',
  'factor',
  'or',
  'do',
  'did',
  'should',
  'can',
  'that',
  'as',
]);

/**
 * Numerals in names as plain numbers: 'Henry VIII', 'Rocky II', 'World War I'. A numeral of one letter counts only at the end of the
 * text or before a mark; the first word never counts. 'Henry the 8th' at the end reads the same, as does 'Henry the Eighth'.
 */
export function readNumeralsInNames(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => 'ivx'.includes(token.charAt(0)) || token.endsWith('th'))) return tokens;
  const result = [...tokens];
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    const before = tokens[i - 1] ?? '';
    const named = tokens[i - 1] === 'the' && i >= 2;
    if (!isWord(before) || before === 'a' || before === 'an' || (before === 'the' && i < 2)) continue;
    const isLast = i === tokens.length - 1 || !isWord(tokens[i + 1] ?? '');
    if (token.endsWith('th') && isLast && /^\d{1,2}th$/.test(token)) {
      result[i] = token.slice(0, -2);
      if (named) result[i - 1] = '';
      continue;
    }
    const value = romanValue(token);
    if (value === null || before === 'the' || NOT_BEFORE.has(before)) continue;
    if (token.length > 1 || isLast) result[i] = String(value);
  }
  return result.filter((token) => token !== '');
}

function isWord(token: Token): boolean {
  return token.length > 0 && /^\p{L}/u.test(token);
}
