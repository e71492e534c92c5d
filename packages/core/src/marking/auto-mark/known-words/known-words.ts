import { COMMON_WORDS, FILTER_HASHES, PROPER_NAMES } from './known-words-data';
import { MORE_NAMES } from './more-names';
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
  if (MORE_NAMES.has(word) || isCommonWord(word)) return true;
  const filter = (proper ??= decodeWordFilter(PROPER_NAMES, FILTER_HASHES));
  return filterHas(filter, word) || wordStems(word).some((stem) => filterHas(filter, stem));
}

/** The simple words that a word may be an inflection of; packages/core/scripts/build-known-words.mjs holds the same rules. */
export function wordStems(word: string): string[] {
  const stems: string[] = [];
  if (word.endsWith('s')) {
    stems.push(word.slice(0, -1));
    if (/(?:[sxzo]|ch|sh)es$/.test(word)) stems.push(word.slice(0, -2));
    else if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  } else if (word.endsWith('ed')) addVerbStems(stems, word.slice(0, -2));
  else if (word.endsWith('ing')) addVerbStems(stems, word.slice(0, -3));
  else if (word.endsWith('ly')) stems.push(word.slice(0, -2));
  return stems.filter((stem) => stem.length >= 3);
}

/** 'swim' makes 'swimming', so 'swiming' is not an inflection of it. */
function addVerbStems(stems: string[], stem: string): void {
  if (!/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem)) stems.push(stem);
  stems.push(`${stem}e`);
}
