import { describe, expect, test } from 'vitest';
import type { AutoMarkCorrectStyle } from '../../answer-sheet/question';
import { explainMatch, isAnswerCorrect } from './explain-match';

describe('the same style', () => {
  test('[MARK-13] comparison collapses whitespace, trims and ignores case', () => {
    expect(isAnswerCorrect('The Beatles', '  the   BEATLES ', 'same')).toBe(true);
  });

  test('[MARK-14] an answer must equal a variation', () => {
    expect(isAnswerCorrect('The Beatles;Fab Four', 'fab four', 'same')).toBe(true);
    expect(isAnswerCorrect('The Beatles', 'Beatles', 'same')).toBe(false);
    expect(isAnswerCorrect('two', '2', 'same')).toBe(false);
  });
});

describe('the similar style', () => {
  test('[MARK-15] a variation of two characters or fewer needs equality', () => {
    expect(isAnswerCorrect('AU', ' au ', 'similar')).toBe(true);
    expect(isAnswerCorrect('AU', 'A U', 'similar')).toBe(false);
    expect(isAnswerCorrect('7', 'seven', 'similar')).toBe(false);
  });

  test('[MARK-16] articles and the choice between "and" and a comma make no difference', () => {
    expect(isAnswerCorrect('Salt and Pepper', 'salt, pepper', 'similar')).toBe(true);
    expect(isAnswerCorrect('The Old Man and the Sea', 'old man and sea', 'similar')).toBe(true);
  });

  test('[MARK-16] an answer that is empty once normalised matches nothing', () => {
    expect(isAnswerCorrect('!!!', '???', 'similar')).toBe(false);
    expect(isAnswerCorrect('the a', 'an', 'similar')).toBe(false);
    expect(isAnswerCorrect(' ; ', '', 'similar')).toBe(false);
  });

  test('[MARK-16] the explanation names the variation that matched and the reason', () => {
    expect(explainMatch('Big Apple; New York City', 'new-york city', 'similar')).toEqual({
      isCorrect: true,
      variation: 'New York City',
      reason: 'normalised',
    });
    expect(explainMatch('Paris', 'Lyon', 'similar')).toEqual({
      isCorrect: false,
      variation: null,
      reason: null,
    });
  });
});

test('[MARK-17] never marks nothing, not even an equal answer', () => {
  expect(isAnswerCorrect('Paris', 'Paris', 'never')).toBe(false);
});

test('[ERR-10] an unknown style counts as not correct', () => {
  const unknownStyle: string = 'fuzzy';
  expect(isAnswerCorrect('Paris', 'Paris', unknownStyle as AutoMarkCorrectStyle)).toBe(false);
});
