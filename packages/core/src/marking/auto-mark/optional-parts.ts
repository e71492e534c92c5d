import { isOnlyIn, isPlace, isRegion } from './places';
import { contentWords } from './reading';
import { withKindMoved, withoutFormOfState, withoutKind, withoutTitle } from './titles-and-kinds';
import { hasDigit, type Token } from './tokenise';

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
  if (!/\p{Lu}/u.test(text.trim().slice(1))) add('lead-in', withoutStatement(tokens));
  const place = splitPlace(tokens);
  if (place !== null && isRegion(place.region)) add('place', place.before);
  add('title', withoutTitle(tokens, 'key'));
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
  if (place !== null && isOnlyIn(contentWords(place.before).join(' '), place.region))
    add('place', place.before);
  add('title', withoutTitle(tokens, 'answer'));
  const country = withoutFormOfState(tokens);
  if (country !== null) add('kind', country);
  const kind = withoutKind(tokens, 'answer');
  if (kind !== null && !isPlace(contentWords(kind).join(' '))) add('kind', kind);
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
        hasDigit(token) ||
        token === ',' ||
        token === 'to' ||
        token === 'not' ||
        token === 'whether' ||
        token === 'either',
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
  ['the', 'answer', 'is'],
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
