import { isFromCountry } from './demonyms';
import { isEnumeration, listItems, matchLists, matchListsInOrder, matchWordsInAnyOrder } from './lists';
import { matchWords, type WordMatch } from './match-words';
import type { ShorterForm } from './optional-parts';
import { isSamePerson } from './person-names';
import type { Prepared } from './prepare-text';
import type { Reading } from './reading';
import { hasDigit } from './tokenise';

/** Why an answer was taken for a variation, for the quizmaster to read. */
export type MatchReason =
  | 'exact'
  | 'normalised'
  | 'number'
  | 'spelling'
  | 'plural'
  | 'spacing'
  | 'typo'
  | 'list'
  | 'person-name'
  | 'several-right'
  | 'lead-in'
  | 'parentheses'
  | 'alternative'
  | 'place'
  | 'title'
  | 'kind'
  | 'nationality';

/** What auto-marking found: the variation that matched and why, or nothing. */
export interface MatchExplanation {
  readonly isCorrect: boolean;
  readonly variation: string | null;
  readonly reason: MatchReason | null;
}

const MOST_WORDS = 24;

/** Compares an answer with one variation in the 'similar' style, from the plainest rule to the most lenient (MARK-16, D33). */
export function matchVariation(key: Prepared, answer: Prepared): MatchReason | null {
  const own = matchReadings(key.reading, answer.reading);
  if (own !== null) return own;
  for (const spelled of [key.umlauts, answer.umlauts]) {
    if (spelled === null) continue;
    if (
      matchReadings(
        spelled === key.umlauts ? spelled : key.reading,
        spelled === key.umlauts ? answer.reading : spelled,
      ) !== null
    )
      return 'spelling';
  }
  if (isFromCountry(key.reading.words, answer.reading.words)) return 'nationality';
  if (key.reading.words.length > MOST_WORDS || answer.reading.words.length > MOST_WORDS) return null;
  return matchAsList(key, answer) ?? matchAsPerson(key, answer) ?? matchShorter(key, answer);
}

function matchReadings(key: Reading, answer: Reading): MatchReason | null {
  if (key.words.length === 0 || answer.words.length === 0) return null;
  if (key.plain !== '' && key.plain === answer.plain) return 'normalised';
  const match = matchWords(key, answer);
  return match === null ? null : reasonOf(match, key);
}

function reasonOf(match: WordMatch, key: Reading): MatchReason {
  if (match !== 'words') return match;
  return key.words.some(hasDigit) ? 'number' : 'normalised';
}

function matchAsList(key: Prepared, answer: Prepared): MatchReason | null {
  const items = key.items();
  if (items.length < 2) return null;
  if (isEnumeration(key.reading)) return matchListsInOrder(items, answer.items()) ? 'list' : null;
  if (matchLists(items, answer.items()) !== null) return 'list';
  return matchWordsInAnyOrder(items, answer.reading) ? 'list' : null;
}

function matchAsPerson(key: Prepared, answer: Prepared): MatchReason | null {
  const person = key.person();
  if (person === null) return null;
  const other = answer.person();
  return other !== null && isSamePerson(person, other) ? 'person-name' : null;
}

function matchShorter(key: Prepared, answer: Prepared): MatchReason | null {
  for (const form of key.shorter()) {
    if (matchShorterReading(form.reading, answer.reading, mayDiffer(form.leftOut))) return form.leftOut;
  }
  for (const form of answer.shorter()) {
    if (matchShorterReading(key.reading, form.reading, mayDiffer(form.leftOut))) return form.leftOut;
  }
  return null;
}

/** What is left of a name without its title or kind must be right to the letter. */
function mayDiffer(leftOut: ShorterForm['leftOut']): boolean {
  return leftOut !== 'title' && leftOut !== 'kind' && leftOut !== 'place';
}

function matchShorterReading(key: Reading, answer: Reading, mayBeInexact: boolean): boolean {
  const match = matchWords(key, answer, mayBeInexact);
  if (match !== null) return mayBeInexact || match !== 'plural';
  return mayBeInexact && matchLists(listItems(key), listItems(answer)) !== null;
}
