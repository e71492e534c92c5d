import { isGivenName } from './given-names';

const IRREGULAR =
  'man:men woman:women child:children foot:feet tooth:teeth goose:geese mouse:mice louse:lice person:people ox:oxen die:dice ' +
  'mitochondrion:mitochondria bacterium:bacteria phenomenon:phenomena criterion:criteria datum:data medium:media stratum:strata ' +
  'nucleus:nuclei fungus:fungi cactus:cacti radius:radii alumnus:alumni stimulus:stimuli hippopotamus:hippopotami octopus:octopi ' +
  'larva:larvae alga:algae vertebra:vertebrae antenna:antennae nebula:nebulae supernova:supernovae formula:formulae pleura:pleurae ' +
  'axis:axes crisis:crises oasis:oases thesis:theses analysis:analyses hypothesis:hypotheses index:indices matrix:matrices vertex:vertices ' +
  'appendix:appendices quantum:quanta ovum:ova spermatozoon:spermatozoa ganglion:ganglia genus:genera corpus:corpora chateau:chateaux ' +
  'gateau:gateaux leaf:leaves loaf:loaves knife:knives wife:wives life:lives wolf:wolves calf:calves half:halves shelf:shelves elf:elves ' +
  'thief:thieves scarf:scarves dwarf:dwarves hoof:hooves';
const SINGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split(' ').map((pair): [string, string] => [
    pair.slice(pair.indexOf(':') + 1),
    pair.slice(0, pair.indexOf(':')),
  ]),
);

/** Words whose form with -s is another answer: a film, a band, a place, a subject, or simply another word. */
const OTHER_WORD_WITH_S: ReadonlySet<string> = new Set(
  (
    'alien gremlin friend jaw twin door scorpion minion incredible custom mean good arm new wale brussel nap pant glasse glass mis ' +
    'physic statistic economic politic classic heroic acoustic mechanic cosmetic athletic gymnastic aerobic earth heaven queen window blue green red black white ' +
    'lie mar ate hi chip drawer spectacle scale brain wit spirit arm content manner mathematic dynamic logistic semantic genetic electronic'
  ).split(' '),
);

/** Given names and surnames that differ by an s: 'Robert' and 'Roberts' are different people. */
const NAMES_WITH_S: ReadonlySet<string> = new Set(
  (
    'william robert peter steven edward richard phillip philip andrew adam david daniel jack john jame harry hugh owen evan roger eric ' +
    'simon michael matthew stephen walter thoma willi lewi jone davi dickin hawkin hopkin watkin atkin jenkin perkin roland reynold arnold ' +
    'saunder sander summer winter rose brook woodrow field wood mill banks bank stock rodger gibb web hayne'
  ).split(' '),
);

/** The singular of a regular or well-known irregular plural; any other word comes back unchanged. */
export function singular(word: string): string {
  const irregular = SINGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (
    word.length < 4 ||
    !word.endsWith('s') ||
    word.endsWith('ss') ||
    word.endsWith('us') ||
    word.endsWith('is')
  )
    return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Whether one word is the plural of the other, and the plural does not mean something else. */
export function isPluralPair(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const isPair = longer === `${shorter}s` || singular(longer) === shorter || singular(shorter) === longer;
  if (!isPair || shorter.length < 3) return false;
  return !OTHER_WORD_WITH_S.has(shorter) && !NAMES_WITH_S.has(shorter) && !isGivenName(longer);
}
