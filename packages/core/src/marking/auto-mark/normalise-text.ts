/** MARK-13: whitespace collapsed, trimmed, upper-cased. Two texts equal after this are equal in the 'same' style. */
export function collapseText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toUpperCase();
}

const ASCII_ONLY = /^[\x20-\x7e]*$/;
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;
const LINE_BREAK = /[\r\n\u2028\u2029\u2022\u00b7]+/g;
/** Accents of Latin, Greek and Cyrillic; the optional vowel points of Hebrew and Arabic. Marks of other scripts are letters there. */
const OPTIONAL_MARK =
  // eslint-disable-next-line no-misleading-character-class -- the marks are meant one by one
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670]/g;

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŋ', 'ng'],
  ['ς', 'σ'],
  ['‘', "'"],
  ['’', "'"],
  ['‛', "'"],
  ['ʼ', "'"],
  ['ʻ', "'"],
  ['′', "'"],
  ['´', "'"],
  ['`', "'"],
  ['ʹ', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['«', '"'],
  ['»', '"'],
  ['″', '"'],
  ['‐', '-'],
  ['‑', '-'],
  ['‒', '–'],
  ['—', '–'],
  ['―', '–'],
  ['−', '-'],
  ['⁄', '/'],
  ['∕', '/'],
  ['÷', '/'],
  ['×', 'x'],
  ['、', ','],
  ['，', ','],
  ['،', ','],
  ['。', '.'],
]);
const FOREIGN_LETTER = /[ßæœøđðþłħıŋς‘’‛ʼʻ′´`ʹ“”„«»″‐‑‒—―−⁄∕÷×、，،。]/g;
const FOREIGN_DIGIT = /\p{Nd}/gu;
/** Signs that would run into the digits before them: 5² is not 52, 5½ is not 51/2. */
const SUPERSCRIPT = /[⁰¹²³⁴-⁹]+/g;
const FRACTION = /[¼-¾⅐-⅞]/g;
const TRADE_SIGN = /[™®©℠]/g;

/**
 * Lower case with the differences that only a keyboard makes removed: Unicode forms, full width, invisible characters, accents,
 * ligatures, curly quotes, kinds of dash, digits of other scripts. A line break becomes a comma, since it separates list items.
 */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return (text.includes('--') ? text.replace(/-{2,}/g, '–') : text).toLowerCase();
  return text
    .replace(LINE_BREAK, ', ')
    .replace(TRADE_SIGN, ' ')
    .replace(/[´¨]/g, "'")
    .replace(SUPERSCRIPT, '^$&')
    .replace(FRACTION, ' $&')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(OPTIONAL_MARK, '')
    .normalize('NFC')
    .replace(FOREIGN_LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .replace(FOREIGN_DIGIT, asciiDigit);
}

/** Digits of every script come in runs of ten code points that start at a zero. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const value = zero;
  if (value < 128) return digit;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}

const UMLAUT = /[äöüÄÖÜøØåÅ]/;
const UMLAUT_SPELLING: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
]);

/** The text with umlauts written out ('Müller' as 'Mueller'), or null when it has none. */
export function spellOutUmlauts(text: string): string | null {
  if (ASCII_ONLY.test(text)) return null;
  const composed = text.normalize('NFC');
  if (!UMLAUT.test(composed)) return null;
  return composed.toLowerCase().replace(/[äöüøå]/g, (letter) => UMLAUT_SPELLING.get(letter) ?? letter);
}
