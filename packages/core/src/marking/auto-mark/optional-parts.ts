import { isCommonWord } from './known-words/known-words';
import { isCityOf, isPlace, isRegion } from './places';
import { contentWords } from './reading';
import { hasDigit, isMark, type Token } from './tokenise';

/** A shorter form of a text, and what was left out of it. */
export interface ShorterForm {
  readonly tokens: readonly Token[];
  readonly leftOut: 'lead-in' | 'parentheses' | 'alternative' | 'place' | 'title' | 'kind';
}

/** The shorter forms a team may give of what the quizmaster wrote. `text` is the variation as written. */
export function shorterKeys(tokens: readonly Token[], text: string): ShorterForm[] {
  const forms: ShorterForm[] = [];
  const add = (leftOut: ShorterForm['leftOut'], rest: readonly Token[] | null): void => {
    if (rest !== null && contentWords(rest).length > 0 && rest.length < tokens.length)
      forms.push({ tokens: rest, leftOut });
  };
  const outside = isFormula(text) ? null : withoutParentheses(tokens);
  if (outside !== null) {
    add('parentheses', outside.tokens);
    if (isSymbolOf(outside.inside, outside.tokens)) add('parentheses', outside.inside);
    if (outside.inside[0] === 'or' || outside.inside[0] === 'aka')
      add('alternative', outside.inside.slice(1));
  }
  for (const part of alternatives(tokens, text)) add('alternative', part);
  if (startsInLowerCase(text)) add('lead-in', withoutPreposition(tokens));
  add('lead-in', withoutStatement(tokens));
  const place = splitPlace(tokens);
  if (place !== null && isRegion(place.region)) add('place', place.before);
  add('title', withoutTitle(tokens));
  add('kind', withoutKind(tokens, 'key'));
  const turned = withKindMoved(tokens);
  if (turned !== null) forms.push({ tokens: turned, leftOut: 'kind' });
  return forms;
}

/** The shorter forms of a team's answer whose left-out part adds nothing that could be wrong. */
export function shorterAnswers(tokens: readonly Token[], text: string): ShorterForm[] {
  const forms: ShorterForm[] = [];
  const add = (leftOut: ShorterForm['leftOut'], rest: readonly Token[] | null): void => {
    if (rest !== null && contentWords(rest).length > 0 && rest.length < tokens.length)
      forms.push({ tokens: rest, leftOut });
  };
  const outside = isFormula(text) ? null : withoutParentheses(tokens);
  if (outside !== null && (isSymbolOf(outside.inside, outside.tokens) || isYear(outside.inside)))
    add('parentheses', outside.tokens);
  const statement = withoutStatement(tokens);
  add('lead-in', statement);
  const bare = withoutPreposition(statement ?? tokens);
  if (bare !== null && (hasDigit(bare[0] ?? '') || isPlace(contentWords(bare).join(' '))))
    add('lead-in', bare);
  const place = splitPlace(tokens);
  if (place !== null && isCityOf(contentWords(place.before).join(' '), place.region))
    add('place', place.before);
  add('title', withoutTitle(tokens));
  const country = withoutFormOfState(tokens);
  if (country !== null) add('kind', country);
  const kind = withoutKind(tokens, 'answer');
  if (kind !== null && !isRegion(contentWords(kind).join(' '))) add('kind', kind);
  return forms;
}

/** 'O(n)' and 'f(x)': the parentheses belong to what stands before them. */
function isFormula(text: string): boolean {
  return /[^\s([]\([^)]{0,3}\)/.test(text);
}

interface Parentheses {
  readonly tokens: Token[];
  readonly inside: Token[];
}

function withoutParentheses(tokens: readonly Token[]): Parentheses | null {
  const open = tokens.indexOf('(');
  if (open < 0) return null;
  const outside: Token[] = [];
  const inside: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token === '(') depth += 1;
    else if (token === ')') depth = Math.max(0, depth - 1);
    else (depth > 0 ? inside : outside).push(token);
  }
  return inside.length === 0 || contentWords(outside).length === 0 ? null : { tokens: outside, inside };
}

/** 'Krypton (Kr)', 'International Whaling Commission (IWC)', 'IWC (International Whaling Commission)', 'red, green, blue (RGB)'. */
function isSymbolOf(inside: readonly Token[], outside: readonly Token[]): boolean {
  const short = contentWords(inside);
  const long = contentWords(outside);
  if (short.length > long.length) return isSymbolOf(outside, inside);
  const symbol = short[0] ?? '';
  if (short.length !== 1 || symbol.length > 8 || hasDigit(symbol)) return false;
  if (long.length === 1) return symbol.length <= 3 && (long[0] ?? '').startsWith(symbol);
  const initials = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');
  const SMALL = /^(?:of|and|for|in|on|de|la|to)$/;
  return symbol === initials(long) || symbol === initials(long.filter((word) => !SMALL.test(word)));
}

function isYear(tokens: readonly Token[]): boolean {
  return tokens.length === 1 && /^1[5-9]\d\d$|^20\d\d$/.test(tokens[0] ?? '');
}

/** 'X or Y' and 'X / Y' as two accepted answers, when the parts are longer than the set phrases that hold an 'or' ('Trick or Treat'). */
function alternatives(tokens: readonly Token[], text: string): Token[][] {
  const separator = text.includes(' / ') ? '/' : 'or';
  const at = tokens.indexOf(separator);
  if (at <= 0 || at === tokens.length - 1 || tokens.indexOf(separator, at + 1) > 0) return [];
  const [first, second] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (separator === '/') return [first, second];
  if (
    tokens.some(
      (token) =>
        token === ',' || token === 'to' || token === 'not' || token === 'whether' || token === 'either',
    )
  )
    return [];
  const isLong = Math.max(contentWords(first).length, contentWords(second).length) >= 2;
  const isParallel = /^\s*\p{Lu}/u.test(text) === / [oO][rR] \p{Lu}/u.test(text);
  return isLong && (isParallel || /\b[A-Z]{2,}\b/.test(text)) ? [first, second] : [];
}

function startsInLowerCase(text: string): boolean {
  return /^\s*\p{Ll}/u.test(text);
}

const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'on', 'at']);

function withoutPreposition(tokens: readonly Token[]): readonly Token[] | null {
  return tokens.length > 1 && PREPOSITIONS.has(tokens[0] ?? '') ? tokens.slice(1) : null;
}

const STATEMENTS: readonly (readonly string[])[] = [
  ['it', 'is'],
  ['it', 'was'],
  ['its'],
  ['they', 'are'],
  ['they', 'were'],
  ['theyre'],
  ['he', 'is'],
  ['he', 'was'],
  ['she', 'is'],
  ['she', 'was'],
  ['this', 'is'],
  ['that', 'is'],
  ['thats'],
  ['the', 'answer', 'is'],
  ['answer'],
];

/** The text without an opening 'it is', 'they are', 'the answer is'; not without 'we think', which is a guess like any other. */
function withoutStatement(tokens: readonly Token[]): readonly Token[] | null {
  for (const statement of STATEMENTS) {
    if (tokens.length > statement.length && statement.every((word, index) => tokens[index] === word)) {
      const rest = tokens.slice(statement.length);
      return rest[0] === 'not' ? null : rest;
    }
  }
  return null;
}

interface PlaceParts {
  readonly before: readonly Token[];
  readonly region: string;
}

/** 'Paris, France' as a place and its region. */
function splitPlace(tokens: readonly Token[]): PlaceParts | null {
  const comma = tokens.lastIndexOf(',');
  if (comma <= 0 || tokens.indexOf(',') !== comma || tokens.some(hasDigit)) return null;
  const region = contentWords(tokens.slice(comma + 1)).join(' ');
  const before = tokens.slice(0, comma);
  // 'Oslo, Norway' is a place; 'Norway, Sweden' is a list
  return isRegion(contentWords(before).join(' ')) && region !== 'usa' ? null : { before, region };
}

const TITLES: ReadonlySet<string> = new Set(
  'sir dame mr dr doctor prof professor president king queen emperor empress pope saint st general gen captain capt colonel col admiral senator governor prime rev reverend lord maharaja sultan tsar czar'.split(
    ' ',
  ),
);
/** Titles that a name keeps its meaning without, even when only one word is left. */
const TITLES_BEFORE_ONE_WORD: ReadonlySet<string> = new Set(
  'sir king queen president emperor empress pope general captain admiral lord'.split(' '),
);

/** A name without the title before it: 'Queen Elizabeth II', 'President Gerald Ford', 'King Solomon'. */
function withoutTitle(tokens: readonly Token[]): readonly Token[] | null {
  const title = tokens[0] ?? '';
  if (!TITLES.has(title) || tokens.some(isMark)) return null;
  const rest = tokens[1] === 'minister' ? tokens.slice(2) : tokens.slice(1);
  if ((title === 'prime') !== (tokens[1] === 'minister')) return null;
  const words = contentWords(rest);
  if (words.length >= 2) return words.includes('of') ? null : rest;
  const name = words[0] ?? '';
  return TITLES_BEFORE_ONE_WORD.has(title) && name.length >= 4 && !isCommonWord(name) ? rest : null;
}

/** Kinds of place and the words that may be left out beside a proper name: 'River Seine', 'Sahara Desert', 'Mount Everest'. */
const KIND_BEFORE: ReadonlySet<string> = new Set([
  'river',
  'lake',
  'mount',
  'mt',
  'loch',
  'isle',
  'island',
  'lough',
]);
const KIND_AFTER: ReadonlySet<string> = new Set(
  'river lake ocean sea desert mountains mountain islands island canal falls glacier volcano racecourse stadium airport'.split(
    ' ',
  ),
);

/** 'River Trent' as 'Trent'. What is left must be a name of its own: not 'Red' of the Red Sea, nor the bird of River Phoenix. */
function withoutKind(tokens: readonly Token[], side: 'key' | 'answer'): readonly Token[] | null {
  if (tokens.some(isMark)) return null;
  const words = contentWords(tokens);
  if (words.length < 2 || words.length > 4) return null;
  const before = KIND_BEFORE.has(words[0] ?? '');
  const after = KIND_AFTER.has(words.at(-1) ?? '');
  if (before === after) return null;
  const rest = before ? words.slice(words[1] === 'of' ? 2 : 1) : words.slice(0, -1);
  const mayBeCommon = side === 'key' && before && rest.length === 1 && !COLOURS.has(rest[0] ?? '');
  const isName = (word: string): boolean =>
    word.length >= 4 && !hasDigit(word) && (mayBeCommon || !isCommonWord(word));
  return rest.length > 0 && rest.every(isName) ? rest : null;
}

const COLOURS: ReadonlySet<string> = new Set([
  'black',
  'white',
  'blue',
  'green',
  'yellow',
  'orange',
  'brown',
  'grey',
  'phoenix',
]);

/** 'River Trent' as 'Trent River' and the other way round. */
function withKindMoved(tokens: readonly Token[]): readonly Token[] | null {
  const words = contentWords(tokens);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (tokens.some(isMark) || words.length !== 2) return null;
  const isMovable = (word: string): boolean => word === 'river' || word === 'lake' || word === 'island';
  return isMovable(first) !== isMovable(last) ? [last, first] : null;
}

const FORM_OF_STATE: ReadonlySet<string> = new Set([
  'republic',
  'kingdom',
  'commonwealth',
  'state',
  'federal',
  'islamic',
]);
/** Countries of which there are, or were, two. */
const TWO_STATES: ReadonlySet<string> = new Set([
  'china',
  'korea',
  'congo',
  'ireland',
  'germany',
  'vietnam',
  'yemen',
  'georgia',
  'new york',
]);

/** 'Republic of Iraq' as 'Iraq', for a country that has only one. */
function withoutFormOfState(tokens: readonly Token[]): readonly Token[] | null {
  const words = contentWords(tokens);
  const of = words.indexOf('of');
  if (of < 1 || !words.slice(0, of).every((word) => FORM_OF_STATE.has(word))) return null;
  const country = words.slice(of + 1);
  return isRegion(country.join(' ')) && !TWO_STATES.has(country.join(' ')) ? country : null;
}
