const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** A place in words: 1st, 2nd, 3rd, 4th, 11th, 21st (SCORE-3); 'last' when the place is unknown (SCORE-4). */
export function ordinal(place: number | null | undefined): string {
  return place === null || place === undefined ? 'last' : `${place}${SUFFIXES[rules.select(place)]}`;
}
