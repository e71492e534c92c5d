import { changesPrefix, changesSuffix, isLearnedCompound, withoutDoubles } from './confusables';
import { editDistanceWithin } from './edit-distance';
import { isGivenName } from './given-names';
import { isCommonWord, isKnownWord } from './known-words/known-words';

const SHORTEST = 5;
/** From this length on a slip that changes the sound is still seen for what it is. */
const LONG = 6;
/** From this length on two slips that keep the sound. */
const LONG_FOR_TWO = 7;
const LONG_FOR_TWO_IN_A_STRANGE_NAME = 9;
/** From this length on any two slips. */
const VERY_LONG = 11;
/** For letters that are all there in another order, by distance: 'wierd', 'Ghandi', 'contentinal'. */
const SHORTEST_WHEN_MOVED: Readonly<Record<number, number>> = { 1: 5, 2: 6, 3: 10 };
const LONGEST = 40;

/**
 * Whether the answer's word is the key's word with a slip of the pen: the same first letter, one letter wrong, missing, added or swapped
 * (two in long words), and not itself a word or name that a team may have meant. Short words must sound the same as well.
 */
export function isSlip(keyWord: string, answerWord: string): boolean {
  if (keyWord.length < SHORTEST || answerWord.length < SHORTEST || !isComparable(keyWord, answerWord))
    return false;
  const distance = editDistanceWithin(keyWord, answerWord, 3);
  if (distance === null || distance === 0) return false;
  return isSlipOf(keyWord, answerWord, distance) && !isOtherWord(keyWord, answerWord);
}

/** Whether a short word is a little wrong but sounds the same: enough beside other words that are right. */
export function isSlipInPhrase(keyWord: string, answerWord: string): boolean {
  if (keyWord.length < 4 || answerWord.length < 4 || !isComparable(keyWord, answerWord)) return false;
  if (changesOnlyEnd(keyWord, answerWord) && Math.abs(keyWord.length - answerWord.length) > 1) return false;
  const limit = Math.min(keyWord.length, answerWord.length) >= SHORTEST ? 2 : 1;
  if (soundOf(keyWord) !== soundOf(answerWord) || editDistanceWithin(keyWord, answerWord, limit) === null)
    return false;
  return !isOtherWord(keyWord, answerWord);
}

function isComparable(keyWord: string, answerWord: string): boolean {
  if (keyWord[0] !== answerWord[0] || keyWord.length > LONGEST) return false;
  return Math.abs(keyWord.length - answerWord.length) <= 2 && isLatin(keyWord) && isLatin(answerWord);
}

function isSlipOf(keyWord: string, answerWord: string, distance: number): boolean {
  const shorter = Math.min(keyWord.length, answerWord.length);
  if (new Set(keyWord).size < 4) return false;
  if (isMovedLetter(keyWord, answerWord)) return shorter >= (SHORTEST_WHEN_MOVED[distance] ?? LONGEST);
  if (distance === 3) return false;
  if (withoutDoubles(keyWord) === withoutDoubles(answerWord)) return distance === 1 || shorter > LONG;
  if (distance === 2 && changesOnlyEnd(keyWord, answerWord)) return false;
  if (soundOf(keyWord) === soundOf(answerWord)) return shorter >= lengthNeeded(keyWord, distance);
  if (isLearnedCompound(keyWord) || changesOnlyEnd(keyWord, answerWord)) return false;
  if (distance === 1) return keyWord.length >= (keyWord.length === answerWord.length ? LONG + 1 : LONG);
  return shorter >= VERY_LONG && !isCompound(answerWord);
}

/** How long a word must be to be heard in spite of so many slips; more when we do not know it, since then we do not know its neighbours either. */
function lengthNeeded(keyWord: string, distance: number): number {
  if (distance === 1) return keyWord.length >= LONG ? SHORTEST : LONG;
  if (soundOf(keyWord).length < 4) return VERY_LONG;
  return isKnownWord(keyWord) ? LONG_FOR_TWO : LONG_FOR_TWO_IN_A_STRANGE_NAME;
}

/** A short word with letters added or lost at its end is easily another: 'Animal' and 'Anima', 'octopus' and 'Octopussy'. */
function changesOnlyEnd(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return longer.startsWith(shorter) && (longer.length - shorter.length > 1 || shorter.length < 7);
}

/** 'thunderball', which no dictionary lists. */
function isCompound(word: string): boolean {
  for (let at = 4; at <= word.length - 4; at++) {
    if (isCommonWord(word.slice(0, at)) && isCommonWord(word.slice(at))) return true;
  }
  return false;
}

/** The same letters in another order, the last one in its place: 'wierd', 'Ghandi'. */
function isMovedLetter(one: string, other: string): boolean {
  if (one.length !== other.length || one.at(-1) !== other.at(-1)) return false;
  return one.split('').sort().join('') === other.split('').sort().join('');
}

function isOtherWord(keyWord: string, answerWord: string): boolean {
  return (
    isKnownWord(answerWord) ||
    isGivenName(answerWord) ||
    changesPrefix(keyWord, answerWord) ||
    changesSuffix(keyWord, answerWord)
  );
}

/** The dictionaries are English; in other alphabets nothing tells a slip from another word. */
function isLatin(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

/** The consonants a word is made of, doubled ones once, letters that sound alike made equal. */
export function soundOf(word: string): string {
  const spelled = word
    .replace(/ph/g, 'f')
    .replace(/ck|ch(?=[lrosy])|q|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/sch/g, 'sh')
    .replace(/^gh/, 'g')
    .replace(/gh(?=t|$)/g, '')
    .replace(/[aeiouyhw]/g, '');
  return withoutDoubles(spelled);
}
