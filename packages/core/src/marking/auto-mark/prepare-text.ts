import { collapseText, spellOutUmlauts } from './normalise-text';
import { listItems } from './lists';
import { shorterAnswers, shorterKeys, type ShorterForm } from './optional-parts';
import { readPersonName, type PersonName } from './person-names';
import { readText, readTokens, type Reading } from './reading';

/** A shorter form ready to be compared. */
export interface ShorterReading {
  readonly reading: Reading;
  readonly leftOut: ShorterForm['leftOut'];
}

/** One text, read once; the costlier readings are made when a rule first asks for them. */
export interface Prepared {
  readonly text: string;
  readonly collapsed: string;
  readonly reading: Reading;
  readonly umlauts: Reading | null;
  items(): readonly Reading[];
  person(): PersonName | null;
  shorter(): readonly ShorterReading[];
}

/** Prepares a variation of the quizmaster's (side 'key') or a team's answer. */
export function prepareText(text: string, side: 'key' | 'answer'): Prepared {
  const reading = readText(text);
  const spelled = spellOutUmlauts(text);
  let items: readonly Reading[] | undefined;
  let person: PersonName | null | undefined;
  let shorter: readonly ShorterReading[] | undefined;
  return {
    text,
    collapsed: collapseText(text),
    reading,
    umlauts: spelled === null ? null : readText(spelled),
    items: () => (items ??= listItems(reading)),
    person: () => (person === undefined ? (person = personOf(reading, text, side)) : person),
    shorter: () =>
      (shorter ??= (
        side === 'key' ? shorterKeys(reading.tokens, text) : shorterAnswers(reading.tokens, text)
      ).map((form) => ({
        reading: readTokens(form.tokens),
        leftOut: form.leftOut,
      }))),
  };
}

/** A key is a person's name only when it is written with capitals; a team may type as it likes. */
function personOf(reading: Reading, text: string, side: 'key' | 'answer'): PersonName | null {
  if (side === 'key' && !/^[^\p{L}]*\p{Lu}/u.test(text)) return null;
  const comma = reading.tokens.indexOf(',');
  if (comma > 0 && comma === reading.tokens.lastIndexOf(',') && !reading.words.includes('and')) {
    // 'Starr, Ringo'
    return readPersonName(
      readTokens([...reading.tokens.slice(comma + 1), ...reading.tokens.slice(0, comma)]).words,
    );
  }
  return comma > 0 ? null : readPersonName(reading.words);
}
