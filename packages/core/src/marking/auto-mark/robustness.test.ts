import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainMatch, isAnswerCorrect } from './explain-match';

const RUNS = { numRuns: 300, seed: 20_25 };
const fragment = fc.constantFrom(
  ...[
    'the ',
    'and',
    '&',
    ', ',
    ' or ',
    '1,000',
    '21st',
    'II',
    '(x)',
    '/',
    '£5m',
    'May 4',
    'é',
    "'s",
    '–',
    'Paris',
    'river ',
  ],
);
/** Text as fuzzers write it, and text made of the very pieces that the rules look for. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.oneof(fragment, fc.string({ maxLength: 5 })), { maxLength: 12 }).map((parts) => parts.join('')),
);
const style = fc.constantFrom<'similar' | 'same'>('similar', 'same');

describe('whatever is typed', () => {
  test('[MARK-16] any text gets the same verdict every time, and no error', () => {
    fc.assert(
      fc.property(anyText, anyText, style, (key, answer, how) => {
        const first = explainMatch(key, answer, how);
        expect(explainMatch(key, answer, how)).toEqual(first);
        expect(first.isCorrect).toBe(first.variation !== null);
        expect(first.isCorrect).toBe(first.reason !== null);
      }),
      RUNS,
    );
  });

  test('[MARK-13] extra whitespace and ASCII case never change the verdict', () => {
    fc.assert(
      fc.property(anyText, fc.string({ maxLength: 30 }), style, (key, answer, how) => {
        const verdict = isAnswerCorrect(key, answer, how);
        expect(isAnswerCorrect(key, `  ${answer.replaceAll(' ', '   ')}\t`, how)).toBe(verdict);
        expect(isAnswerCorrect(key, answer.toUpperCase(), how)).toBe(
          isAnswerCorrect(key, answer.toLowerCase(), how),
        );
      }),
      RUNS,
    );
  });

  test('[MARK-16] similar accepts whatever same accepts', () => {
    fc.assert(
      fc.property(anyText, anyText, (key, answer) => {
        if (isAnswerCorrect(key, answer, 'same')) expect(isAnswerCorrect(key, answer, 'similar')).toBe(true);
        for (const variation of key.split(';')) {
          if (variation.trim() !== '') expect(isAnswerCorrect(key, variation, 'similar')).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('[MARK-16] articles put in or left out and commas for "and" never matter, whatever stands between', () => {
    const pieces = [
      'salt',
      'one',
      'hundred',
      'five',
      '2',
      '1,000',
      'May',
      'King',
      'II',
      '(x)',
      'or',
      '£5',
      'km',
      '3',
      'U.S.',
    ];
    const word = fc.record({
      text: fc.constantFrom(...pieces),
      joiner: fc.constantFrom(' ', ' and ', ' and '),
    });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 3, maxLength: 6 }),
        fc.constantFrom('the', 'a', 'an'),
        (words, article) => {
          const key = words.map(({ text, joiner }) => text + joiner).join('') + 'end';
          const answer =
            words.map(({ text, joiner }) => `${article} ${text}${joiner.replace(' and', ',')}`).join('') +
            'end';
          expect(isAnswerCorrect(key, answer, 'similar')).toBe(true);
          expect(isAnswerCorrect(answer, key, 'similar')).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test('[MARK-16] two different whole numbers never match', () => {
    const number = fc.integer({ min: 100, max: 9_999_999 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(one !== other);
        for (const written of [
          String(one),
          one.toLocaleString('en-GB'),
          `about ${String(one)}`,
          `Route ${String(one)}`,
        ]) {
          expect(isAnswerCorrect(written, written.replace(/[\d,]+/, String(other)), 'similar')).toBe(false);
        }
      }),
      RUNS,
    );
  });

  test('[MARK-16] a digit changed, lost or added never matches', () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{2,6}$/);
    fc.assert(
      fc.property(digits, fc.nat(5), fc.nat(9), (key, at, digit) => {
        const place = at % key.length;
        const changed = key.slice(0, place) + String(digit) + key.slice(place + 1);
        const lost = key.slice(0, place) + key.slice(place + 1);
        const added = key.slice(0, place + 1) + String(digit) + key.slice(place + 1);
        for (const answer of [changed, lost, added]) {
          if (Number(answer) !== Number(key)) expect(isAnswerCorrect(key, answer, 'similar')).toBe(false);
        }
      }),
      RUNS,
    );
  });

  test('[MARK-16] a word put before or after an answer of one word never matches', () => {
    const word = fc.constantFrom(
      'not',
      'never',
      'or',
      'maybe',
      'probably',
      'except',
      'without',
      'unlike',
      'anti',
    );
    const key = fc.constantFrom('Paris', 'oxygen', 'Jupiter', 'Hamlet', 'butterfly', 'Brazil', 'guitar');
    fc.assert(
      fc.property(key, word, (right, extra) => {
        expect(isAnswerCorrect(right, `${extra} ${right}`, 'similar')).toBe(false);
        expect(isAnswerCorrect(right, `${right} ${extra}`, 'similar')).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('time', () => {
  const longAnswers = [
    'a'.repeat(1000),
    '1,'.repeat(500),
    'one hundred and '.repeat(62),
    '('.repeat(500) + ')'.repeat(500),
    'é'.repeat(1000),
    'James Robert '.repeat(76),
    '- '.repeat(500),
  ];
  const longKeys = [
    'lorem ipsum dolor '.repeat(555),
    'James Robert Smith;Paris, France;12 May 1914;'.repeat(220),
    'ab;'.repeat(3333),
    'x'.repeat(10_000),
  ];

  test('[MARK-16] long answers and long lists of variations are marked in milliseconds', () => {
    for (const key of longKeys) for (const answer of longAnswers) isAnswerCorrect(key, answer, 'similar');
    const started = performance.now();
    for (const key of longKeys)
      for (const answer of longAnswers) isAnswerCorrect(`${key} `, answer, 'similar');
    const each = (performance.now() - started) / (longKeys.length * longAnswers.length);
    expect(each).toBeLessThan(20);
  });
});
