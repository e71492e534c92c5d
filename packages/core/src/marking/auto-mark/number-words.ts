import { isMark, type Token } from './tokenise';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';

const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, value): [string, number] => [word, value]),
  ...TENS.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['nil', 0],
  ['nought', 0],
  ['naught', 0],
  ['fourty', 40],
  ['ninty', 90],
  ['twelf', 12],
]);
const ORDINAL: ReadonlyMap<string, number> = new Map([
  ...ORDINALS.split(' ').map((word, value): [string, number] => [word, value]),
  ...TENS.split(' ').map((word, index): [string, number] => [`${word.slice(0, -1)}ieth`, (index + 2) * 10]),
  ['hundredth', 100],
  ['thousandth', 1000],
]);
const SCALE: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['dozen', 12],
  ['mn', 1e6],
  ['bn', 1e9],
]);
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Whether the word is part of a number written out. */
export function isNumberWord(word: string): boolean {
  return SMALL.has(word) || ORDINAL.has(word) || SCALE.has(word);
}

/**
 * Turns numbers written out into digits: 'twenty-one' and 'twenty one' into '21', 'one thousand, eight hundred and five' into '1805',
 * '1.5 million' into '1500000', 'nineteen eighty-four' into '1984', 'twenty-first' into '21th' (as '21st' is). Other tokens stay.
 */
export function readNumberWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => isNumberWord(token) || PLAIN_NUMBER.test(token))) return tokens;
  const result: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const read = readOne(tokens, index);
    if (read === null) {
      result.push(tokens[index] ?? '');
      index += 1;
    } else {
      result.push(read.text);
      index = read.next;
    }
  }
  return result;
}

interface ReadNumber {
  readonly text: string;
  readonly next: number;
}

function readOne(tokens: readonly Token[], start: number): ReadNumber | null {
  const first = tokens[start] ?? '';
  const isDigits = PLAIN_NUMBER.test(first);
  if (!isDigits && !SMALL.has(first) && !ORDINAL.has(first) && !startsWithScale(tokens, start)) return null;
  let total = 0;
  let group: number | null = isDigits ? Number(first) : null;
  let index = start + (isDigits ? 1 : 0);
  let last = isDigits ? 'digits' : '';
  for (; index < tokens.length; index++) {
    const word = tokens[index] ?? '';
    const scale = SCALE.get(word);
    const small = SMALL.get(word);
    const ordinal = ORDINAL.get(word);
    if (scale !== undefined && (last !== 'scale' || scale > 100)) {
      if (scale === 12 && last === '') break;
      if (scale <= 100) group = (group ?? 1) * scale;
      else {
        total += (group ?? (total === 0 ? 1 : 0)) * scale;
        group = null;
      }
      last = 'scale';
    } else if (small !== undefined && follows(last, small, group)) {
      group = (group ?? 0) + small;
      last = small >= 20 ? 'tens' : 'unit';
    } else if (
      ordinal !== undefined &&
      last !== 'digits' &&
      follows(last, ordinal, group) &&
      !(last === 'unit' && word === 'second')
    ) {
      return { text: `${String(total + (group ?? 0) + ordinal)}th`, next: index + 1 };
    } else if (small !== undefined && small >= 10 && total === 0 && isCentury(last, group)) {
      group = (group ?? 0) * 100 + small;
      const unit = SMALL.get(tokens[index + 1] ?? '') ?? 10;
      if (small >= 20 && unit > 0 && unit < 10) {
        group += unit;
        index += 1;
      }
      return { text: String(group), next: index + 1 };
    } else if (isJoin(tokens, index, last)) {
      continue;
    } else break;
  }
  while (index > start + 1 && isJoiner(tokens[index - 1] ?? '')) index -= 1;
  if (last === 'digits' && index === start + 1) return null;
  if (last === '') return null;
  const value = total + (group ?? 0);
  return {
    text: Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(12))),
    next: index,
  };
}

function startsWithScale(tokens: readonly Token[], start: number): boolean {
  const word = tokens[start] ?? '';
  return word === 'hundred' || word === 'thousand' || word === 'million' || word === 'billion';
}

function follows(last: string, value: number, group: number | null): boolean {
  if (last === '') return true;
  if (last === 'scale') return group === null || (group % 100 === 0 && value < 100);
  return last === 'tens' && value > 0 && value < 10;
}

/** The first half of a year: 'nineteen eighty-four', 'twenty twenty', 'ten sixty-six'. */
function isCentury(last: string, group: number | null): boolean {
  return group !== null && (last === 'unit' || last === 'tens') && group >= 10 && group <= 20;
}

function isJoiner(token: Token): boolean {
  return token === 'and' || token === ',';
}

/** 'hundred and five', 'thousand, eight hundred': a joiner inside a number, only after a scale. */
function isJoin(tokens: readonly Token[], index: number, last: string): boolean {
  if (last !== 'scale' || !isJoiner(tokens[index] ?? '')) return false;
  const next = tokens[index + 1] ?? '';
  if (isMark(next)) return false;
  if (tokens[index] === ',') return SMALL.has(next) && SCALE.has(tokens[index + 2] ?? '');
  return SMALL.has(next) || ORDINAL.has(next);
}
