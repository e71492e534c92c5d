const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  prime: '′',
  Prime: '″',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  divide: '÷',
  plusmn: '±',
  minus: '−',
  micro: 'µ',
  pi: 'π',
  Pi: 'Π',
  Sigma: 'Σ',
  sigma: 'σ',
  Omega: 'Ω',
  omega: 'ω',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  Delta: 'Δ',
  delta: 'δ',
  lambda: 'λ',
  mu: 'μ',
  infin: '∞',
  radic: '√',
  ne: '≠',
  le: '≤',
  ge: '≥',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  AElig: 'Æ',
  aelig: 'æ',
  OElig: 'Œ',
  oelig: 'œ',
  Oslash: 'Ø',
  oslash: 'ø',
  ETH: 'Ð',
  eth: 'ð',
  THORN: 'Þ',
  thorn: 'þ',
  hearts: '♥',
};

const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};

function codePoint(value: number, entity: string): string {
  const isCharacter = value > 0 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
  return isCharacter ? String.fromCodePoint(value) : entity;
}

function decodeEntity(entity: string, name: string): string {
  if (/^#x/i.test(name)) return codePoint(parseInt(name.slice(2), 16), entity);
  if (name.startsWith('#')) return codePoint(Number(name.slice(1)), entity);
  const known = NAMED[name];
  if (known !== undefined) return known;
  const [, letter = '', mark = ''] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? [];
  const combining = MARKS[mark];
  return combining === undefined ? entity : (letter + combining).normalize('NFC');
}

/** Text as a page would show it: `&quot;`, `&#039;`, `&eacute;`; what is no known entity stays. */
export function decodeHtmlEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/gi, (entity, name: string) =>
    decodeEntity(entity, name),
  );
}
