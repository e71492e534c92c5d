/** Beginnings that turn a word into another real one, though a dictionary may not know both. */
const PREFIX_GROUPS: readonly (readonly string[])[] = [
  'inter intra intro infra',
  'hyper hypo',
  'macro micro',
  'ecto endo exo',
  'ante anti',
  'para peri',
  'pre pro per',
  'sub sup sus',
  'mono homo hemo',
  'meta mega meso',
  'im in un en em',
  'ab ad ob',
  'con com',
  'de di dis re',
  'gastro astro',
  'mono di bi tri tetra penta hexa hepta hept hex octa octo nona deca dodeca',
  'kilo mega giga milli micro nano pico deci centi hecto',
].map((group) => group.split(' ').sort((a, b) => b.length - a.length));

/** Endings that name different substances, sexes or kinds; the empty one stands for the bare stem. */
const SUFFIX_GROUPS: readonly (readonly string[])[] = [
  'ane ene yne ine ion one ate ite ide ole ose ase ol al yl ium in an',
  'er ee ess',
  'a o i u us as os um on ia ',
  'itis osis oma emia',
  'ism ist ish',
  'ward wards',
  'son sen ton don',
].map((group) => group.split(' '));

/** Learned compounds, whose first parts are many and alike: 'batophobia' and 'bathophobia', 'myology' and 'mycology'. */
const LEARNED_ENDING =
  /(?:phobia|phobic|philia|ology|mania|graphy|metry|saurus|raptor|itis|osis|cephaly|plasty|ectomy)$/;

/** Whether the words are told apart by a beginning that carries meaning: 'interstate' and 'intrastate'. */
export function changesPrefix(one: string, other: string): boolean {
  return PREFIX_GROUPS.some((group) => {
    const first = group.find((prefix) => one.startsWith(prefix));
    const second = group.find((prefix) => other.startsWith(prefix));
    return (
      first !== undefined &&
      second !== undefined &&
      first !== second &&
      one.slice(first.length) === other.slice(second.length)
    );
  });
}

/** Whether the words are told apart by an ending that carries meaning: 'ethane' and 'ethene', 'Mario' and 'Maria'. */
export function changesSuffix(one: string, other: string): boolean {
  if (withoutDoubles(one) === withoutDoubles(other)) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (one.length === other.length && same === one.length - 1 && isVowel(one[same]) && isVowel(other[same]))
    return true;
  return SUFFIX_GROUPS.some((group) =>
    group.some((first) => {
      const stem = one.length - first.length;
      if (stem > same || !one.endsWith(first)) return false;
      const rest = other.slice(stem);
      return rest !== first && group.includes(rest);
    }),
  );
}

/** Whether the word is a learned compound of which many look alike. */
export function isLearnedCompound(word: string): boolean {
  return LEARNED_ENDING.test(word);
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouy'.includes(letter);
}

/** The word with doubled letters written once. */
export function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}
