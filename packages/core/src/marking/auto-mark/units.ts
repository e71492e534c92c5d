import { hasDigit, type Token } from './tokenise';

const SPELLINGS: readonly (readonly [unit: string, spellings: string])[] = [
  ['km', 'km kms kilometre kilometres kilometer kilometers'],
  ['metre', 'm metre metres meter meters'],
  ['cm', 'cm cms centimetre centimetres centimeter centimeters'],
  ['mm', 'mm mms millimetre millimetres millimeter millimeters'],
  ['mile', 'mile miles mi'],
  ['foot', 'ft foot feet'],
  ['inch', 'in ins inch inches'],
  ['yard', 'yd yds yard yards'],
  ['kg', 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ['gram', 'g gram grams gramme grammes'],
  ['lb', 'lb lbs'],
  ['ounce', 'oz ounce ounces'],
  ['tonne', 'tonne tonnes'],
  ['ton', 'ton tons'],
  ['litre', 'l litre litres liter liters'],
  ['ml', 'ml millilitre millilitres milliliter milliliters'],
  ['second', 's sec secs second seconds 2th'],
  ['minute', 'min mins minute minutes'],
  ['hour', 'h hr hrs hour hours'],
  ['day', 'day days'],
  ['week', 'week weeks wk wks'],
  ['month', 'month months'],
  ['year', 'yr yrs year years'],
  ['mph', 'mph'],
  ['kmh', 'kmh kph kmph'],
  ['percent', 'percent pc'],
  ['am', 'am'],
  ['pm', 'pm'],
  ['bce', 'bc bce'],
  ['volt', 'v volt volts'],
  ['watt', 'w watt watts'],
  ['pound', '£ gbp pound pounds quid'],
  ['dollar', '$ usd dollar dollars'],
  ['euro', '€ eur euro euros'],
  ['yen', '¥ jpy yen'],
  ['celsius', 'c celsius centigrade'],
  ['fahrenheit', 'f fahrenheit'],
];
const UNIT: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, unit]),
  ),
);
const CURRENCY: ReadonlySet<string> = new Set(['£', '$', '€', '¥']);

const PHRASE_WORDS: ReadonlySet<string> = new Set([...CURRENCY, 'per', 'degree', 'degrees']);

/** Symbols and phrases that stand for one unit, rewritten before numbers are read: '£5m', 'per cent', 'miles per hour', '5 °C'. */
export function readUnitPhrases(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => PHRASE_WORDS.has(token))) return tokens;
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    const next = tokens[i + 1] ?? '';
    const afterNext = tokens[i + 2] ?? '';
    if (CURRENCY.has(token) && hasDigit(next)) {
      // '£50m' means million; a bare 'm' elsewhere does not
      const isMillion = afterNext === 'm' || afterNext === 'mil';
      result.push(next);
      if (isMillion) result.push('million');
      else if (afterNext === 'k') result.push('thousand');
      else if (isScale(afterNext)) result.push(afterNext);
      i += isMillion || afterNext === 'k' || isScale(afterNext) ? 2 : 1;
      result.push(token);
    } else if (token === 'per' && next === 'cent') {
      result.push('percent');
      i += 1;
    } else if (token === 'degree' || token === 'degrees') {
      if (UNIT.get(next) !== 'celsius' && UNIT.get(next) !== 'fahrenheit') result.push('degree');
    } else if (
      (token === 'miles' || token === 'mile' || token === 'm') &&
      next === 'per' &&
      afterNext === 'hour'
    ) {
      result.push('mph');
      i += 2;
    } else if (
      (token === 'km' || token.startsWith('kilomet')) &&
      (next === 'per' || next === '/') &&
      (afterNext === 'hour' || afterNext === 'h')
    ) {
      result.push('kmh');
      i += 2;
    } else result.push(token);
  }
  return result;
}

function isScale(word: string): boolean {
  return (
    word === 'million' ||
    word === 'billion' ||
    word === 'thousand' ||
    word === 'bn' ||
    word === 'trillion' ||
    word === 'mn'
  );
}

/** One spelling for each unit that follows a number: '5 kilometres' and '5km'. Elsewhere the words stay as they are. */
export function readUnits(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  for (let i = 1; i < tokens.length; i++) {
    if (!hasDigit(tokens[i - 1] ?? '')) continue;
    const unit = UNIT.get(tokens[i] ?? '');
    if (unit !== undefined) result[i] = unit;
  }
  return result;
}
