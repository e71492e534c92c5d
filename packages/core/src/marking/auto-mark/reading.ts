import { readDates } from './dates';
import { foldText } from './normalise-text';
import { readNumberWords } from './number-words';
import { readNumeralsInNames } from './roman-numerals';
import { hasDigit, isMark, tokenise, type Token } from './tokenise';
import { readUnitPhrases, readUnits } from './units';

/** A text in the forms that the rules compare. */
export interface Reading {
  /** Canonical tokens with their punctuation: numbers as digits, one token for a date, one spelling for a unit. */
  readonly tokens: readonly Token[];
  /** The tokens without punctuation and articles. */
  readonly words: readonly string[];
  /** The words as written (no canonical numbers), without articles and 'and': the documented comparison. */
  readonly plain: string;
  /** The words without spaces between them, or '' when a digit is among them. */
  readonly joined: string;
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Reads a text; one without letters, digits or symbols gives an empty reading, which never matches (D33). */
export function readText(text: string): Reading {
  const raw = mergeInitials(tokenise(foldText(text)));
  const canonical = readCanonical(raw);
  const reading = readTokens(canonical, raw);
  const short = reading.words.length <= 7 ? SHORT_NAMES.get(reading.words.join(' ')) : undefined;
  return short === undefined ? reading : { ...reading, tokens: short, words: short };
}

/** A reading of canonical tokens; `raw` are the tokens as written, when they differ. */
export function readTokens(tokens: readonly Token[], raw: readonly Token[] = tokens): Reading {
  const words = contentWords(tokens);
  const written = raw === tokens ? words : contentWords(raw);
  const plain = written.includes('and') ? written.filter((word) => word !== 'and') : written;
  return { tokens, words, plain: plain.join(' '), joined: written.some(hasDigit) ? '' : written.join('') };
}

/** The tokens without punctuation and articles; a text of articles only has no words. */
export function contentWords(tokens: readonly Token[]): string[] {
  const words: string[] = [];
  tokens.forEach((token, index) => {
    if (token === '–') words.push(token);
    else if (isMark(token) || ARTICLES.has(token)) return;
    else words.push(isAnd(tokens, index) ? 'and' : token);
  });
  while (words.at(-1) === '–') words.pop();
  return words;
}

/** 'and', or the 'n' of "rock 'n' roll"; not the n of 'O(n)' nor one at either end. */
export function isAnd(tokens: readonly Token[], index: number): boolean {
  if (tokens[index] !== 'n') return tokens[index] === 'and';
  const isWord = (token: Token): boolean => !isMark(token) && !ARTICLES.has(token);
  return (
    tokens[index + 1] !== ')' && tokens.slice(0, index).some(isWord) && tokens.slice(index + 1).some(isWord)
  );
}

function readCanonical(raw: readonly Token[]): readonly Token[] {
  const numbers = readNumberWords(readUnitPhrases(raw));
  const dated = numbers.some(hasDigit)
    ? readUnits(readDates(numbers.map((token, index) => readRangeWord(numbers, token, index))))
    : numbers;
  return readNumeralsInNames(dated);
}

/** '3 to 4' is the range '3-4'. */
function readRangeWord(tokens: readonly Token[], token: Token, index: number): Token {
  return token === 'to' && hasDigit(tokens[index - 1] ?? '') && hasDigit(tokens[index + 1] ?? '')
    ? '–'
    : token;
}

/** 'J. R. R.' as one word, so that an initial A is not taken for an article. */
function mergeInitials(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let run = false;
  for (const token of tokens) {
    const isSingle = token.length === 1 && token >= 'a' && token <= 'z';
    if (isSingle && run) result[result.length - 1] = (result[result.length - 1] ?? '') + token;
    else result.push(token);
    run = isSingle;
  }
  return result;
}

/** Names with an abbreviation everyone uses; each is rewritten only when it is the whole text. */
const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['usa', 'us', 'united states', 'united states of america'],
    ['uk', 'united kingdom'],
    ['ussr', 'soviet union', 'union of soviet socialist republics'],
    ['uae', 'united arab emirates'],
    ['nyc', 'new york city'],
    ['eu', 'european union'],
    ['un', 'united nations'],
    ['uefa', 'union of european football associations'],
    ['drc', 'democratic republic of congo', 'democratic republic of the congo'],
    ['ww 1', 'wwi', 'world war 1', '1th world war', '1 world war', 'great war'],
    ['ww 2', 'wwii', 'world war 2', '2th world war', '2 world war'],
  ].flatMap(([short = '', ...names]) =>
    [short, ...names].map((name): [string, readonly string[]] => [name, short.split(' ')]),
  ),
);
