import { isGivenName } from './given-names';
import { isCommonWord } from './known-words/known-words';
import { isPlace, isRegion } from './places';
import { contentWords } from './reading';
import { hasDigit, isMark, type Token } from './tokenise';

const TITLES: ReadonlySet<string> = new Set(
  'sir dame mr dr doctor prof professor president king queen emperor empress pope saint st general gen captain capt colonel col admiral senator governor prime rev reverend lord maharaja sultan tsar czar'.split(
    ' ',
  ),
);
/** Titles that a name keeps its meaning without, even when only one word is left. */
const TITLES_BEFORE_ONE_WORD: ReadonlySet<string> = new Set(
  'sir king queen president emperor empress pope general captain admiral lord'.split(' '),
);

const RELIGIOUS: ReadonlySet<string> = new Set(['pope', 'saint', 'st']);

/** A name without the title before it: 'Queen Elizabeth II', 'President Gerald Ford', 'King Solomon'. */
export function withoutTitle(tokens: readonly Token[], side: 'key' | 'answer'): readonly Token[] | null {
  const title = tokens[0] ?? '';
  if (!TITLES.has(title) || tokens.some(isMark)) return null;
  const rest = tokens[1] === 'minister' ? tokens.slice(2) : tokens.slice(1);
  if ((title === 'prime') !== (tokens[1] === 'minister')) return null;
  const words = contentWords(rest);
  if (words.length >= 2)
    return words.includes('of') || (side === 'answer' && RELIGIOUS.has(title)) ? null : rest;
  const name = words[0] ?? '';
  // 'Queen Ruth' says more than 'Ruth', 'Ruth' no less than 'Queen Ruth'
  if (isPlace(name) || (side === 'answer' && isGivenName(name))) return null;
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
  'river ocean sea desert mountains mountain canal falls glacier volcano racecourse'.split(' '),
);

/** 'River Trent' as 'Trent'. What is left must be a name of its own: not 'Red' of the Red Sea, nor the bird of River Phoenix. */
export function withoutKind(tokens: readonly Token[], side: 'key' | 'answer'): readonly Token[] | null {
  if (tokens.some(isMark)) return null;
  const words = contentWords(tokens);
  if (words.length < 2 || words.length > 4) return null;
  const before = KIND_BEFORE.has(words[0] ?? '');
  const after = KIND_AFTER.has(words.at(-1) ?? '');
  if (before === after) return null;
  const rest = before ? words.slice(words[0] === 'isle' && words[1] === 'of' ? 2 : 1) : words.slice(0, -1);
  const mayBeCommon = side === 'key' && before && rest.length === 1 && !COLOURS.has(rest[0] ?? '');
  // 'Victoria' may be a queen, 'Lake Victoria' not
  if (side === 'answer' && rest.some(isGivenName)) return null;
  const isName = (word: string): boolean =>
    word.length >= 4 && !hasDigit(word) && (mayBeCommon || !isCommonWord(word));
  return rest.length > 0 && rest.every(isName) && !rest.some(isGeneral) ? rest : null;
}

/** Words that a capital does not make the name of one place: 'River Island', 'River dolphins'. */
function isGeneral(word: string): boolean {
  return word === 'of' || word === 'state' || word === 'island' || (word.endsWith('s') && isCommonWord(word));
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
export function withKindMoved(tokens: readonly Token[]): readonly Token[] | null {
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
export function withoutFormOfState(tokens: readonly Token[]): readonly Token[] | null {
  const words = contentWords(tokens);
  const of = words.indexOf('of');
  if (of < 1 || !words.slice(0, of).every((word) => FORM_OF_STATE.has(word))) return null;
  const country = words.slice(of + 1);
  return isRegion(country.join(' ')) && !TWO_STATES.has(country.join(' ')) ? country : null;
}
