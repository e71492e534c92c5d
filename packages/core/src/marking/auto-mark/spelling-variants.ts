/** Other spellings of one word, as 'this:that'. Both are right anywhere, so neither side is preferred. Former names of places are not here. */
const PAIRS =
  'centre:center theatre:theater metre:meter litre:liter fibre:fiber calibre:caliber sabre:saber spectre:specter sombre:somber lustre:luster ' +
  'meagre:meager amphitheatre:amphitheater kilometre:kilometer centimetre:centimeter millimetre:millimeter grey:gray sulphur:sulfur ' +
  'sulphuric:sulfuric sulphate:sulfate sulphide:sulfide aluminium:aluminum caesium:cesium tyre:tire programme:program plough:plow ' +
  'jewellery:jewelry moustache:mustache pyjamas:pajamas pyjama:pajama doughnut:donut yoghurt:yogurt whiskey:whisky mum:mom mummy:mommy ' +
  'sceptic:skeptic sceptical:skeptical artefact:artifact cosy:cozy kerb:curb storey:story draught:draft gaol:jail aeroplane:airplane axe:ax ' +
  'defence:defense offence:offense licence:license pretence:pretense practise:practice catalogue:catalog dialogue:dialog analogue:analog ' +
  'woollen:woolen traveller:traveler travelling:traveling marvellous:marvelous jeweller:jeweler counsellor:counselor fuelled:fueled ' +
  'cancelled:canceled labelled:labeled modelling:modeling signalling:signaling enrol:enroll fulfil:fulfill instalment:installment ' +
  'skilful:skillful wilful:willful distil:distill judgement:judgment acknowledgement:acknowledgment ageing:aging omelette:omelet ' +
  'barbeque:barbecue bbq:barbecue ok:okay hallo:hello hullo:hello encyclopaedia:encyclopedia mediaeval:medieval manoeuvre:maneuver ' +
  'foetus:fetus oesophagus:esophagus diarrhoea:diarrhea oestrogen:estrogen archaeology:archeology archaeologist:archeologist ' +
  'anaemia:anemia leukaemia:leukemia haemoglobin:hemoglobin haemophilia:hemophilia haemorrhage:hemorrhage anaesthetic:anesthetic ' +
  'anaesthesia:anesthesia anaesthetist:anesthetist paediatrics:pediatrics paediatrician:pediatrician gynaecology:gynecology ' +
  'gynaecologist:gynecologist orthopaedic:orthopedic palaeontology:paleontology palaeontologist:paleontologist aesthetic:esthetic ' +
  'faeces:feces caesarean:cesarean caesarian:cesarean hanukkah:chanukah hannukah:chanukah tsar:czar tzar:czar tsarina:czarina koran:quran ' +
  'rumania:romania kiev:kyiv gipsy:gypsy ketchup:catsup chilli:chili chillies:chilies hippy:hippie ukelele:ukulele didjeridu:didgeridoo ' +
  'didgeridu:didgeridoo titbit:tidbit carburettor:carburetor phoney:phony despatch:dispatch enquiry:inquiry liquorice:licorice ' +
  'mollusc:mollusk pedlar:peddler speciality:specialty sheik:sheikh tutankhamen:tutankhamun tutankhamon:tutankhamun hiccough:hiccup ' +
  'lacklustre:lackluster mohammed:muhammad mohamed:muhammad muhammed:muhammad mohammad:muhammad mohamad:muhammad thru:through ' +
  'advisor:adviser conjuror:conjurer racquet:racket ' +
  'verandah:veranda spelt:spelled burnt:burned learnt:learned dreamt:dreamed smelt:smelled cheesey:cheesy rhinoceros:rhino ' +
  'hippopotamus:hippo vs:versus st:saint mt:mount ft:fort dr:doctor mr:mister prof:professor jr:junior sr:senior co:company ' +
  'corp:corporation inc:incorporated ltd:limited bros:brothers dept:department govt:government gen:general col:colonel capt:captain ' +
  'lt:lieutenant sgt:sergeant sergt:sergeant rev:reverend gov:governor sen:senator pres:president univ:university ' +
  'intl:international natl:national tv:television bike:bicycle phone:telephone fridge:refrigerator photo:photograph ' +
  'catholicism:catholic protestantism:protestant hinduism:hindu buddhism:buddhist jainism:jain sikhism:sikh zoroastrianism:zoroastrian ' +
  'gym:gymnasium advert:advertisement exam:examination maths:mathematics math:mathematics plane:aeroplane flu:influenza';

/** Words in -our and -or, with any ending: colour, colourful, coloured. */
const OUR_STEMS: ReadonlySet<string> = new Set(
  (
    'colo favo hono harbo humo labo neighbo rumo savo vapo armo behavio flavo odo parlo savio splendo tumo valo vigo endeavo cando clamo ' +
    'fervo ardo arbo glamo ranco demeano misdemeano enamo'
  ).split(' '),
);

const GROUPS: ReadonlyMap<string, string> = groupsOf(PAIRS);

function groupsOf(pairs: string): Map<string, string> {
  const usual = new Map<string, string>();
  for (const pair of pairs.split(' ')) {
    const colon = pair.indexOf(':');
    const other = pair.slice(colon + 1);
    usual.set(pair.slice(0, colon), usual.get(other) ?? other);
  }
  return usual;
}

/** One spelling for a word that is spelled in two ways: 'colour' and 'color', 'realise' and 'realize', 'St' and 'Saint'. */
export function usualSpelling(word: string): string {
  const found = GROUPS.get(word);
  if (found !== undefined) return found;
  if (word.length < 5) return word;
  const our = word.indexOf('our', 2);
  if (our > 0 && OUR_STEMS.has(word.slice(0, our + 1))) return word.slice(0, our + 1) + word.slice(our + 2);
  if (word.length >= 7) return spellWithZ(word);
  return word;
}

const S_ENDINGS = [
  'ise',
  'ised',
  'iser',
  'ises',
  'isers',
  'ising',
  'isation',
  'isations',
  'yse',
  'ysed',
  'yser',
  'ysing',
];

function spellWithZ(word: string): string {
  for (const ending of S_ENDINGS) {
    if (word.endsWith(ending)) {
      const at = word.length - ending.length + 1;
      return `${word.slice(0, at)}z${word.slice(at + 1)}`;
    }
  }
  return word;
}
