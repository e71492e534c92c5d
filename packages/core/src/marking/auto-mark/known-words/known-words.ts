import { COMMON_WORDS, FILTER_HASHES, PROPER_NAMES } from './known-words-data';
import { decodeWordFilter, filterHas, type WordFilter } from './word-filter';

let common: WordFilter | undefined;
let proper: WordFilter | undefined;

/** Whether the lower-case word is an English word that is written without a capital, in any inflection. */
export function isCommonWord(word: string): boolean {
  const filter = (common ??= decodeWordFilter(COMMON_WORDS, FILTER_HASHES));
  return filterHas(filter, word) || wordStems(word).some((stem) => filterHas(filter, stem));
}

/** Whether the lower-case word is an English word or a well-known name: something a team may have meant as written. */
export function isKnownWord(word: string): boolean {
  if (isCommonWord(word)) return true;
  const filter = (proper ??= decodeWordFilter(PROPER_NAMES, FILTER_HASHES));
  return filterHas(filter, word) || wordStems(word).some((stem) => filterHas(filter, stem));
}

const ENDINGS: readonly (readonly [ending: string, put: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
];

function wordStems(word: string): string[] {
  const stems: string[] = [];
  for (const [ending, put] of ENDINGS) {
    if (word.length - ending.length >= 3 && word.endsWith(ending))
      stems.push(word.slice(0, -ending.length) + put);
  }
  return stems;
}
