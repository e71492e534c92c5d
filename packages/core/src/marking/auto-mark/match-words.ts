import { isPluralPair } from './plurals';
import { isSlip, isSlipInPhrase } from './slips';
import { usualSpelling } from './spelling-variants';
import { hasDigit } from './tokenise';
import type { Reading } from './reading';

/** Why two readings count as one answer. */
export type WordMatch = 'words' | 'spelling' | 'plural' | 'spacing' | 'typo';

/** Compares two readings word by word, in order: equal, spelled in another way, plural, spaced in another way, or one slip of the pen. */
export function matchWords(key: Reading, answer: Reading, mayTypo = true): WordMatch | null {
  if (key.words.length === 0 || answer.words.length === 0) return null;
  if (key.words.length === answer.words.length) {
    const match = matchWordLists(key.words, answer.words, mayTypo);
    if (match !== null) return match;
  }
  if (key.joined.length >= 4 && key.words.length + answer.words.length > 2) {
    if (key.joined === answer.joined) return 'spacing';
    if (withoutAnd(key) === withoutAnd(answer)) return 'spacing';
  }
  return null;
}

function withoutAnd(reading: Reading): string {
  return reading.words.includes('and')
    ? reading.words.filter((word) => word !== 'and').join('')
    : reading.joined;
}

function matchWordLists(
  key: readonly string[],
  answer: readonly string[],
  mayTypo: boolean,
): WordMatch | null {
  let result: WordMatch = 'words';
  let typos = 0;
  for (let i = 0; i < key.length; i++) {
    const one = key[i] ?? '';
    const other = answer[i] ?? '';
    if (one === other) continue;
    if (hasDigit(one) || hasDigit(other)) return null;
    if (usualSpelling(one) === usualSpelling(other)) result = result === 'words' ? 'spelling' : result;
    else if (isPluralPair(one, other)) result = result === 'typo' ? result : 'plural';
    else if (
      mayTypo &&
      typos === 0 &&
      (isSlip(one, other) || (isAnchored(key, answer) && isSlipInPhrase(one, other)))
    ) {
      typos += 1;
      result = 'typo';
    } else return null;
  }
  return result;
}

/** Whether some long enough word stands equal in both. */
function isAnchored(key: readonly string[], answer: readonly string[]): boolean {
  return key.some((word, index) => word.length >= 4 && word === answer[index]);
}
