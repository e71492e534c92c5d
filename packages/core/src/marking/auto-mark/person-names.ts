import { isGivenName, isSameGivenName } from './given-names';
import { isCommonWord } from './known-words/known-words';
import { isPlace } from './places';
import { romanValue } from './roman-numerals';
import { isSlip, soundOf } from './slips';
import { hasDigit, isMark, type Token } from './tokenise';

/** A text read as the name of a person: 'Gen. John J. Pershing' is john, [j], pershing. */
export interface PersonName {
  readonly given: string;
  readonly middle: readonly string[];
  readonly surname: string;
  /** Whether the given name is on our list, so that this is surely a person. */
  readonly isSure: boolean;
}

const TITLES: ReadonlySet<string> = new Set(
  'sir dame mr mrs ms miss mister dr doctor prof professor president general gen captain capt colonel col sgt sergeant lt lieutenant major admiral senator sen governor gov reverend rev justice judge lord lady'.split(
    ' ',
  ),
);
const PARTICLES: ReadonlySet<string> = new Set(
  'de del della der den van von la le du da di dos bin ibn al el ter ten st saint mac mc'.split(' '),
);

/** Words that make a capitalised phrase something other than a person. */
const NOT_A_PERSON: ReadonlySet<string> = new Set(
  (
    'the of and or in on at to for from with by a an my our your his her no not st street road lane avenue square park garden gardens hall house ' +
    'bridge tower castle palace abbey church cathedral chapel college school university academy institute hospital station airport stadium ground ' +
    'theatre theater museum gallery library hotel inn pub club bar band orchestra choir group company brothers sisters family united city town ' +
    'village county state states province island islands isle river lake sea ocean bay gulf mount mountain mountains hill hills valley falls canyon ' +
    'desert forest wood woods beach coast cape point peninsula war battle siege treaty act bill law party army navy force cup trophy prize award ' +
    'medal show series film movie song album book diary story stories tale tales day night week year season century age era dynasty empire ' +
    'kingdom republic union league association federation society council court committee commission office department system theory effect ' +
    'principle rule syndrome disease test scale rights revolution crisis cross flag horse dog cat bear wolf lion tiger shark whale eagle bird ' +
    'fish snake spider frog tree flower rose apple pie cake sauce soup salad cheese beer wine whisky whiskey elephant rhino rhinoceros panda ' +
    'monkey ape butterfly moth beetle bee ant crab turtle tortoise lizard line railway road motorway highway canal tunnel pass dam wall gate ' +
    'north south east west new old great little big black white red blue green golden royal grand saint jr junior sr senior'
  ).split(' '),
);

/** Surnames so common that a short form of the given name may be someone else: Jim Jones is not James Earl Jones. */
const COMMON_SURNAMES: ReadonlySet<string> = new Set(
  (
    'smith jones williams brown taylor davies davis wilson evans thomas johnson roberts walker white robinson thompson edwards green hall wood ' +
    'harris martin jackson clarke clark turner hill scott cooper moore king baker harrison morgan young allen mitchell james anderson phillips ' +
    'lee bell parker miller carter richardson adams campbell stewart murray simpson ford lewis collins kelly bush kennedy roosevelt'
  ).split(' '),
);

/** Different people who share a first and a last name and are told apart by what stands between. */
const TOLD_APART_BY_MIDDLE: ReadonlySet<string> = new Set(
  'george bush,john adams,michael jordan,paul anderson,johann bach,samuel jackson,robert kennedy,john kennedy,james carter,john jones,will smith,william smith,john williams,robin williams,james stewart,michael fox,vanessa williams,thomas anderson,paul scott,david jones,john smith,james cook'.split(
    ',',
  ),
);

/** Reads plain tokens (see tokenise) as a person's name, or gives null when they do not look like one. */
export function readPersonName(tokens: readonly Token[]): PersonName | null {
  let start = 0;
  while (start < tokens.length - 2 && TITLES.has(tokens[start] ?? '')) start += 1;
  const names = tokens.slice(start).flatMap((token, index) => splitInitials(token, index));
  if (names.length < 2 || names.length > 6) return null;
  for (const name of names)
    if (
      isMark(name) ||
      hasDigit(name) ||
      (NOT_A_PERSON.has(name) && name.length > 1 && !PARTICLES.has(name)) ||
      !/^\p{L}/u.test(name)
    )
      return null;
  const particle = names.findIndex((name, index) => index > 0 && PARTICLES.has(name));
  const surnameAt = particle > 0 ? particle : names.length - 1;
  const given = names[0] ?? '';
  const last = names[names.length - 1] ?? '';
  if (last.length < 3 || romanValue(last) !== null || PARTICLES.has(last) || PARTICLES.has(given))
    return null;
  const isSure = isGivenName(given);
  if (!isSure && given.length > 2 && (isCommonWord(given) || isPlace(given))) return null;
  const middle = names.slice(1, surnameAt);
  if (
    !isSure &&
    isCommonWord(last) &&
    (names.length > 3 || !middle.every((name) => name.length === 1 || isGivenName(name)))
  )
    return null;
  return { given, middle, surname: names.slice(surnameAt).join(' '), isSure };
}

/** Whether two names are one person's: the same surname, the same given name or its short form or initials, and no middle name that differs. */
export function isSamePerson(key: PersonName, answer: PersonName): boolean {
  if (withoutParticles(key.surname) !== withoutParticles(answer.surname) && !isSurnameSlip(key, answer))
    return false;
  if (initialsOf(key) !== null || initialsOf(answer) !== null) return matchesInitials(key, answer);
  if (!isSameGivenName(key.given, answer.given)) return false;
  if (COMMON_SURNAMES.has(key.surname) && !soundsAlike(key.given, answer.given)) return false;
  return middlesAgree(key, answer);
}

/** 'de Lavoisier' as 'Lavoisier'. */
function withoutParticles(surname: string): string {
  return surname.slice(surname.lastIndexOf(' ') + 1);
}

function isSurnameSlip(key: PersonName, answer: PersonName): boolean {
  return key.given === answer.given && !key.surname.includes(' ') && isSlip(key.surname, answer.surname);
}

/** 'Geena' and 'Gena', but not 'Jim' and 'James'. */
function soundsAlike(one: string, other: string): boolean {
  return soundOf(one) === soundOf(other) && Math.abs(one.length - other.length) <= 1;
}

function middlesAgree(key: PersonName, answer: PersonName): boolean {
  const [fewer, more] =
    key.middle.length <= answer.middle.length ? [key.middle, answer.middle] : [answer.middle, key.middle];
  if (fewer.length === 0)
    return (
      more.length === 0 || (more.length <= 3 && !TOLD_APART_BY_MIDDLE.has(`${key.given} ${key.surname}`))
    );
  if (fewer.length === more.length) return fewer.every((name, index) => isInitialOf(name, more[index] ?? ''));
  // with a name missing, initials say too little: George W. is not George H. W.
  let from = 0;
  for (const name of fewer) {
    const found = more.indexOf(name, from);
    if (found < 0 || name.length === 1) return false;
    from = found + 1;
  }
  return true;
}

/** 'jrr' (written J.R.R.) as three initials; a short given name stays whole. */
function splitInitials(token: Token, index: number): Token[] {
  if (
    token.length < 2 ||
    token.length > 3 ||
    PARTICLES.has(token) ||
    NOT_A_PERSON.has(token) ||
    isGivenName(token)
  )
    return [token];
  const looksInitial = token.length === 2 ? !isCommonWord(token) : !/[aeiouy]/.test(token);
  return looksInitial && (index === 0 || token.length === 2) && /^[a-z]+$/.test(token)
    ? token.split(/(?=.)/u)
    : [token];
}

function isInitialOf(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length === 1 && other.startsWith(one)) ||
    (other.length === 1 && one.startsWith(other))
  );
}

/** The initials of a name given as initials and surname only ('J. R. R. Tolkien', 'JRR Tolkien'), or null. */
function initialsOf(name: PersonName): string | null {
  return [name.given, ...name.middle].every((part) => part.length === 1)
    ? [name.given, ...name.middle].join('')
    : null;
}

function matchesInitials(key: PersonName, answer: PersonName): boolean {
  const [ofKey, ofAnswer] = [key, answer].map(
    (name) => initialsOf(name) ?? [name.given, ...name.middle].map((part) => part.charAt(0)).join(''),
  );
  // one initial says too little: 'J. Jackson' is five people
  return ofKey !== undefined && ofKey.length >= 2 && ofKey === ofAnswer;
}
