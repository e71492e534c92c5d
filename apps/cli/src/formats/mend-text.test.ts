import { expect, test } from 'vitest';
import { mendText } from './mend-text';

test.each([
  ['systÃ¨me', 'système'],
  ['GÃ©rard', 'Gérard'],
  ['AFIâ€™s list', 'AFI’s list'],
  ['omega â€“ 3', 'omega – 3'],
  ['Ã–tzi', 'Ötzi'],
  ['3Ã—3', '3×3'],
  ['ErnÅ‘ Rubik', 'Ernő Rubik'],
  ['20Â°C and Â£5', '20°C and £5'],
  ['calling â€œmark twainâ€? marked', 'calling “mark twain” marked'],
  ['the â€œBadger Stateâ€\u009d', 'the “Badger State”'],
])('%s was encoded twice and is mended', (damaged, mended) => {
  expect(mendText(damaged)).toBe(mended);
});

test.each([
  'Ângela ate a pâté',
  'MAÇÃ”',
  '“CAFÉ—the best”',
  'SÃO PAULO',
  'Ã?',
  'ÅRHUS',
  '„BGÄ“',
  'a“b',
  'ΦΣ Ω',
  'Ï†Ï?Ïƒ',
  'Who said “really”?',
  'â',
])('%s is left as it is', (text) => {
  expect(mendText(text)).toBe(text);
});

test('line ends become one kind, and characters that nobody sees go', () => {
  expect(mendText('a\r\nb\rc\u0000\u200bd\te\u0081')).toBe('a\nb\ncd\te');
});

test('mending twice changes nothing more', () => {
  const mended = mendText('â€œGÃ©rardâ€? at 20Â°C');
  expect(mendText(mended)).toBe(mended);
});
