import { isKnownWord } from './known-words/known-words';
import { editDistanceWithin } from './edit-distance';

const MIN_LENGTH = 6;
const MIN_LENGTH_FOR_TWO = 8;

/** Beginnings that turn a word into another real one, though the dictionary may not know both. */
const PREFIX_GROUPS: readonly (readonly string[])[] = [
  ['inter', 'intra', 'intro', 'infra'],
  ['hyper', 'hypo'],
  ['macro', 'micro'],
  ['ecto', 'endo', 'exo'],
  ['ante', 'anti'],
  ['para', 'peri', 'pera', 'pari'],
  ['pre', 'pro', 'per'],
  ['sub', 'sup', 'sus'],
  ['mono', 'homo', 'hemo'],
  ['meta', 'mega', 'meso'],
  ['im', 'in', 'un', 'en', 'em'],
  ['ab', 'ad', 'ob'],
  ['con', 'com'],
  ['de', 'di', 'dis', 're'],
  ['tri', 'tetra'],
  ['gastro', 'astro'],
];

/** Endings that name different substances, sexes or kinds. */
const SUFFIX_GROUPS: readonly (readonly string[])[] = [
  [
    'ane',
    'ene',
    'yne',
    'ine',
    'one',
    'ate',
    'ite',
    'ide',
    'ole',
    'ose',
    'ase',
    'ol',
    'al',
    'yl',
    'ium',
    'in',
    'an',
  ],
  ['er', 'ee', 'or', 'ess'],
  ['a', 'o', 'i', 'us', 'as', 'os', 'um', 'on', 'ia', 'e', 'ie', 'y', ''],
  ['itis', 'osis', 'oma', 'emia'],
  ['ism', 'ist', 'ish'],
  ['ward', 'wards'],
  ['son', 'sen', 'ton', 'don'],
];

/**
 * Whether the answer's word is the key's word with a slip of the pen: the same first letter, at least six letters, one letter wrong,
 * missing, doubled or swapped (two in long words that sound alike), and not itself a word or name that a team may have meant.
 */
export function isSlip(keyWord: string, answerWord: string): boolean {
  const shorter = Math.min(keyWord.length, answerWord.length);
  const difference = Math.abs(keyWord.length - answerWord.length);
  if (shorter < MIN_LENGTH - 1 || keyWord.length < MIN_LENGTH || difference > 2) return false;
  if (keyWord[0] !== answerWord[0]) return false;
  if (!isPlainWord(keyWord) || !isPlainWord(answerWord)) return false;
  const distance = editDistanceWithin(keyWord, answerWord, 2);
  if (distance === null || distance === 0) return false;
  if (distance === 2 && (shorter < MIN_LENGTH_FOR_TWO || soundOf(keyWord) !== soundOf(answerWord)))
    return false;
  return (
    !isKnownWord(answerWord) && !changesPrefix(keyWord, answerWord) && !changesSuffix(keyWord, answerWord)
  );
}

function isPlainWord(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 97 || (code > 122 && code < 0xdf)) return false;
  }
  return true;
}

/** The consonants a word is made of, doubled ones once, letters that sound alike made equal. */
export function soundOf(word: string): string {
  const spelled = word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/sch/g, 'sh')
    .replace(/gh|[aeiouyhw]/g, '');
  let sound = '';
  for (const letter of spelled) if (!sound.endsWith(letter)) sound += letter;
  return sound;
}

function changesPrefix(one: string, other: string): boolean {
  return PREFIX_GROUPS.some((group) => {
    const first = group.find((prefix) => one.startsWith(prefix));
    const second = group.find((prefix) => other.startsWith(prefix));
    return (
      first !== undefined &&
      second !== undefined &&
      first !== second &&
      one.slice(first.length) === other.slice(second.length)
    );
  });
}

function changesSuffix(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return SUFFIX_GROUPS.some((group) => {
    for (const first of group) {
      if (!one.endsWith(first)) continue;
      const stem = one.length - first.length;
      if (stem > same || !other.startsWith(one.slice(0, stem))) continue;
      const rest = other.slice(stem);
      if (rest !== first && group.includes(rest)) return true;
    }
    return false;
  });
}
