import { matchWords, type WordMatch } from './match-words';
import { isAnd, readTokens, type Reading } from './reading';
import { hasDigit, type Token } from './tokenise';

const MOST_ITEMS = 12;

/** The items of a list: split at commas, 'and', '&', '/', line breaks and the numbers of an enumeration. One item when it is no list. */
export function listItems(reading: Reading): Reading[] {
  const items: Token[][] = [[]];
  const tokens = withoutEnumeration(reading.tokens);
  tokens.forEach((token, index) => {
    if (token === ',' || token === '/' || isAnd(tokens, index)) items.push([]);
    else items[items.length - 1]?.push(token);
  });
  return items.map((item) => readTokens(item)).filter((item) => item.words.length > 0);
}

/** Whether the text numbers its items itself ('1. France 2. Germany'); a key that does asks for them in that order. */
export function isEnumeration(reading: Reading): boolean {
  return reading.tokens[0] === '1' && reading.tokens.includes('2');
}

/** '1. France 2. Germany' without its numbers. */
function withoutEnumeration(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0] !== '1' || !tokens.includes('2')) return tokens;
  let next = 1;
  return tokens.map((token) => {
    if (token !== String(next)) return token;
    next += 1;
    return ',';
  });
}

/** Whether two lists hold the same items in any order, each as often. Lists of bare numbers keep their order, since a score is one. */
export function matchLists(key: readonly Reading[], answer: readonly Reading[]): WordMatch | null {
  if (key.length < 2 || key.length > MOST_ITEMS || key.length !== answer.length) return null;
  if (key.every((item) => item.words.every(hasDigit))) return null;
  const left = [...answer];
  const missing = key.filter((item) => {
    const found = left.findIndex((other) => matchWords(item, other, false) !== null);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  if (missing.length === 0) return 'words';
  const [item, other] = [missing[0], left[0]];
  if (missing.length > 1 || item === undefined || other === undefined) return null;
  return matchWords(item, other, true);
}

/** Whether the same words stand in another order, for a list of single words that was written without commas. */
export function matchWordsInAnyOrder(key: readonly Reading[], answer: Reading): boolean {
  if (key.length < 3 || answer.words.length !== key.length || key.some((item) => item.words.length !== 1))
    return false;
  if (answer.words.some(hasDigit)) return false;
  return (
    key
      .map((item) => item.words[0] ?? '')
      .sort()
      .join(' ') === [...answer.words].sort().join(' ')
  );
}

/** Whether the items are the same one by one. */
export function matchListsInOrder(key: readonly Reading[], answer: readonly Reading[]): boolean {
  if (key.length < 2 || key.length !== answer.length) return false;
  return key.every((item, index) => {
    const other = answer[index];
    return other !== undefined && matchWords(item, other, false) !== null;
  });
}
