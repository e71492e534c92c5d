import { expect, test } from 'vitest';
import { decodeHtmlEntities } from './html-entities';

test.each([
  ['Who wrote &quot;Emma&quot;?', 'Who wrote "Emma"?'],
  ['It&#039;s &#x2013; fine', "It's – fine"],
  ['Caf&eacute; &Uuml;ber &Ccedil;a &ntilde; &Aring;', 'Café Über Ça ñ Å'],
  ['&Oslash;resund, Stra&szlig;e, &pi;', 'Øresund, Straße, π'],
  ['Rock &amp; Roll &amp;amp;', 'Rock & Roll &amp;'],
  ['A&B; &nothing; &#0; &#xD800; 5 & 6', 'A&B; &nothing; &#0; &#xD800; 5 & 6'],
])('%s is read as a page shows it', (text, plain) => {
  expect(decodeHtmlEntities(text)).toBe(plain);
});
