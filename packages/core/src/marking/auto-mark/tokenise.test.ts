import { expect, test } from 'vitest';
import { foldText } from './normalise-text';
import { tokenise } from './tokenise';

test.each([
  ["O'Brien's", ['obriens']],
  ['U.S.A. today', ['usa', 'today']],
  ['1,234,567.80', ['1234567.8']],
  ['1, 2 and 300', ['1', ',', '2', 'and', '300']],
  ['4am', ['4', 'am']],
  ['the 1960’s', ['the', '1960s']],
  ['21st', ['21th']],
  ['−5 °C', ['-5', 'degree', 'c']],
  ['1914–18', ['1914', '–', '18']],
  ['c++ & c#', ['c++', 'and', 'c#']],
  ['½', ['1/2']],
  ['٣ ३', ['3', '3']],
  ['5²', ['5', '^', '2']],
  ['mc²', ['mc', '2']],
  ['5½', ['5', '1/2']],
  ['H₂O', ['h', '2', 'o']],
  ['5! = 120!', ['5', '!', '=', '120', '!']],
  ['?!…', []],
])('%j is read as %j', (text, tokens) => {
  expect(tokenise(foldText(text))).toEqual(tokens);
});
