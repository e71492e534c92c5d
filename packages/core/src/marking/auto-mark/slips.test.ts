import { describe, expect, test } from 'vitest';
import { editDistanceWithin } from './edit-distance';
import { isCommonWord, isKnownWord } from './known-words/known-words';
import { isSlip } from './slips';

describe('the distance between two words', () => {
  test.each([
    ['paris', 'paris', 0],
    ['paris', 'pariss', 1],
    ['recieve', 'receive', 1],
    ['kitten', 'sitting', 3],
    ['kitten', 'mittens and gloves', null],
  ])('%s and %s are %j apart', (one, other, distance) => {
    expect(editDistanceWithin(one, other, 3)).toBe(distance);
  });
});

describe('the known words', () => {
  test('[MARK-16] words in any inflection and well-known names are known', () => {
    const words = [
      'absorption',
      'stalagmite',
      'swimming',
      'strawberries',
      'nigeria',
      'slovenia',
      'monet',
      'hertford',
      'australia',
    ];
    expect(words.filter((word) => !isKnownWord(word))).toEqual([]);
    expect(['apple', 'walked', 'cities'].filter((word) => !isCommonWord(word))).toEqual([]);
    expect(['nigeria', 'einstein'].filter(isCommonWord)).toEqual([]);
  });

  test('[MARK-16] misspelt words are not known', () => {
    const misspelt = [
      'swiming',
      'goverment',
      'enviroment',
      'missisippi',
      'austalia',
      'acommodation',
      'definately',
      'seperate',
    ];
    expect(misspelt.filter(isKnownWord)).toEqual([]);
  });
});

describe('[MARK-16] a slip of the pen', () => {
  test.each([
    ['government', 'goverment'],
    ['weird', 'wierd'],
    ['accommodation', 'acomodation'],
    ['tchaikovsky', 'tchaikowsky'],
    ['psychology', 'psycology'],
  ])('in %s is %s', (key, answer) => {
    expect(isSlip(key, answer)).toBe(true);
  });

  test.each([
    ['seven', 'sevn', 'a short word that sounds different'],
    ['lake', 'wake', 'another first letter'],
    ['pitcher', 'catcher', 'another word'],
    ['batophobia', 'basophobia', 'a learned compound'],
    ['hexachloride', 'heptachloride', 'another number of atoms'],
    ['butane', 'butene', 'another ending'],
    ['antonio', 'antonia', 'another name'],
    ['москва', 'москво', 'another alphabet'],
    ['xxxxxxx', 'xxxxxx', 'a pattern'],
  ])('in %s is not %s: %s', (key, answer) => {
    expect(isSlip(key, answer)).toBe(false);
  });
});
