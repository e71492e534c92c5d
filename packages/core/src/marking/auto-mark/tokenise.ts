/**
 * One piece of a folded text: a word, a number ('1000', '2.5', '-5', '1/2', '4:30'), a symbol that carries meaning ('£', '=', '❤'),
 * or a mark between pieces: ',' (also a line break or ';'), '/', '(' , ')' and '–' (a range of numbers).
 */
export type Token = string;

const MARKS: ReadonlySet<string> = new Set([',', '/', '(', ')', '–']);

/** Whether the token is punctuation rather than content. */
export function isMark(token: Token): boolean {
  return token.length === 1 && MARKS.has(token);
}

/** Whether the token holds a digit; such tokens only ever match when equal. */
export function hasDigit(token: Token): boolean {
  for (let i = 0; i < token.length; i++) if (isDigitCode(token.charCodeAt(i))) return true;
  return false;
}

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

const WIDE_LETTER = /[\p{L}\p{M}\p{N}]/u;
const WIDE_SYMBOL = /\p{S}/u;

function isLetterAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 128) return code >= 97 && code <= 122;
  return WIDE_LETTER.test(String.fromCodePoint(text.codePointAt(index) ?? 0));
}

/** Splits a folded text (see foldText) into tokens; a text without letters, digits or symbols gives none. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  let dotted = -1;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (isDigitCode(code) || startsDecimal(text, index)) {
      index = readNumber(text, index, tokens);
      continue;
    }
    if (isLetterAt(text, index)) {
      const start = index;
      const end = wordEnd(text, start);
      const word = plainWord(text.slice(start, end));
      const single = word.length === 1;
      // 'u.s.a.' is one word, 'j. k.' two: the letters touch
      const joins = dotted === start && (single || word.length === 2) && tokens.length > 0;
      if (joins) tokens[tokens.length - 1] = (tokens[tokens.length - 1] ?? '') + word;
      else tokens.push(word);
      index = end;
      dotted = text[end] === '.' && single ? end + 1 : -1;
      continue;
    }
    index = readSign(text, index, tokens);
  }
  return tokens;
}

/** "o'brien" as 'obrien', 'ke$ha' as 'kesha'. */
function plainWord(word: string): string {
  const isPlain = !word.includes("'") && !word.includes('`') && !word.includes('$');
  return isPlain ? word : word.replace(/['`]/g, '').replace(/\$/g, 's');
}

/** The end of a run of letters; apostrophes and '$' inside it belong to it ("o'brien", 'ke$ha'), as do '+' and '#' after it ('c++'). */
function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const char = text[end];
    if (isLetterAt(text, end)) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    else if ((char === "'" || char === '`') && end + 1 < text.length && isLetterAt(text, end + 1)) end += 1;
    else if (char === '$' && end + 1 < text.length && isLetterAt(text, end + 1)) end += 1;
    else break;
  }
  while (text[end] === '+' || (text[end] === '#' && end - start === 1)) end += 1;
  return end;
}

function startsDecimal(text: string, index: number): boolean {
  return (
    text[index] === '.' &&
    isDigitCode(text.charCodeAt(index + 1)) &&
    (index === 0 || !isDigitCode(text.charCodeAt(index - 1)))
  );
}

function readNumber(text: string, start: number, tokens: Token[]): number {
  let end = start;
  const run = (): string => {
    const from = end;
    while (isDigitCode(text.charCodeAt(end))) end += 1;
    return text.slice(from, end);
  };
  let digits = run();
  const canGroup = digits.length >= 1 && digits.length <= 3 && digits !== '0';
  while (canGroup && isGroup(text, end)) {
    end += 1;
    digits += run();
  }
  if (text[end] === '.' && isDigitCode(text.charCodeAt(end + 1))) {
    end += 1;
    const fraction = run().replace(/0+$/, '');
    digits = (digits === '' ? '0' : digits) + (fraction === '' ? '' : `.${fraction}`);
  } else {
    while ((text[end] === '/' || text[end] === ':') && isDigitCode(text.charCodeAt(end + 1))) {
      digits += text[end] ?? '';
      end += 1;
      digits += run();
    }
  }
  const before = text[start - 1];
  const negative =
    (before === '-' || before === '–') && (start === 1 || ' (,'.includes(text[start - 2] ?? ' '));
  if (isSuffix(text, end, 's') && digits.length >= 2 && digits.endsWith('0')) {
    tokens.push(`${digits}s`);
    return end + (text[end] === "'" ? 2 : 1);
  }
  const ordinal = text.slice(end, end + 2);
  if (
    (ordinal === 'st' || ordinal === 'nd' || ordinal === 'rd' || ordinal === 'th') &&
    !isLetterAt(text, end + 2)
  ) {
    tokens.push(`${digits}th`);
    return end + 2;
  }
  tokens.push(negative ? `-${digits}` : digits);
  return end;
}

/** '1960s' and "1960's". */
function isSuffix(text: string, end: number, letter: string): boolean {
  const at = text[end] === "'" ? end + 1 : end;
  return text[at] === letter && (at + 1 >= text.length || !isLetterAt(text, at + 1));
}

/** Whether a separator of thousands and exactly three more digits follow. */
function isGroup(text: string, end: number): boolean {
  const separator = text[end];
  if (separator !== ',' && separator !== ' ' && separator !== "'") return false;
  for (let n = 1; n <= 3; n++) if (!isDigitCode(text.charCodeAt(end + n))) return false;
  return !isDigitCode(text.charCodeAt(end + 4));
}

function readSign(text: string, index: number, tokens: Token[]): number {
  const char = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const next = index + char.length;
  switch (char) {
    case ',':
    case ';':
      tokens.push(',');
      return next;
    case '/':
    case '(':
    case ')':
      tokens.push(char);
      return next;
    case '[':
    case '{':
      tokens.push('(');
      return next;
    case ']':
    case '}':
      tokens.push(')');
      return next;
    case '&':
      tokens.push('and');
      return next;
    case '%':
      tokens.push('percent');
      return next;
    case '°':
      tokens.push('degree');
      return next;
    case '+':
      tokens.push('plus');
      return next;
    case '-':
    case '–':
      if (isRangeDash(text, index)) tokens.push('–');
      return next;
    case '^':
    case '!':
      // part of a number ('2^3', '5!'), decoration elsewhere
      if (isDigitCode(text.charCodeAt(index - 1))) tokens.push(char);
      return next;
    case '#':
    case '`':
    case '|':
      return next;
    default:
      if (WIDE_SYMBOL.test(char)) tokens.push(char);
      return next;
  }
}

/** A dash between two numbers, with or without spaces: '1914-18', '2 – 3'. */
function isRangeDash(text: string, index: number): boolean {
  let left = index - 1;
  if (text[left] === ' ') left -= 1;
  let right = index + 1;
  if (text[right] === ' ') right += 1;
  // '5 -3' is a negative number, not a range
  if (text[index - 1] === ' ' && text[index + 1] !== ' ') return false;
  return isDigitCode(text.charCodeAt(left)) && isDigitCode(text.charCodeAt(right));
}
