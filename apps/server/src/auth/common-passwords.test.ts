import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

const SHORTEST = 8;
const MOST_COMMON = 3000;

describe('common passwords', () => {
  test.each(['password', 'PassWord123', '12345678', 'qwertyuiop', 'xxxxxxxx', 'pubquiz123', 'summer2025'])(
    '[AUTH-6] %s is one',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  test('[AUTH-6] so are the 3,000 most common ones that are long enough', async () => {
    const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST);
    const verdicts = await Promise.all(longEnough.slice(0, MOST_COMMON).map(isCommonPassword));
    expect(verdicts.filter(Boolean)).toHaveLength(MOST_COMMON);
  });

  test.each(['seven wet otters', 'kLp9#vTq', 'mein-Lieblings-Pub'])(
    '[AUTH-6] %s is none',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );
});
