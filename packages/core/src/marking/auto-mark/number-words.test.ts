import { expect, test } from 'vitest';
import { readNumberWords } from './number-words';
import { romanValue } from './roman-numerals';

test.each([
  ['twenty one', '21'],
  ['one hundred and five', '105'],
  ['one thousand , eight hundred and twenty five', '1825'],
  ['two million', '2000000'],
  ['1.5 billion', '1500000000'],
  ['nineteen eighty four', '1984'],
  ['twenty twenty', '2020'],
  ['ten sixty six', '1066'],
  ['thirty third', '33th'],
  ['two dozen eggs', '24 eggs'],
  ['one , two and three', '1 , 2 and 3'],
  ['ten and two', '10 and 2'],
  ['hundred years', '100 years'],
  ['the second one', 'the 2th 1'],
  ['nothing here', 'nothing here'],
])('[MARK-16] "%s" reads "%s"', (words, read) => {
  expect(readNumberWords(words.split(' ')).join(' ')).toBe(read);
});

test.each([
  ['iv', 4],
  ['viii', 8],
  ['xiv', 14],
  ['xxxix', 39],
  ['iiii', null],
  ['vx', null],
  ['mix', null],
  ['', null],
])('[MARK-16] the numeral "%s" is %j', (word, value) => {
  expect(romanValue(word)).toBe(value);
});
