import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

describe('common passwords', () => {
  test.each(['password', 'PassWord123', '12345678', 'qwertyuiop', 'xxxxxxxx', 'pubquiz123'])(
    '[AUTH-6] %s is one',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  test.each(['seven wet otters', 'kLp9#vTq', 'mein-Lieblings-Pub'])('[AUTH-6] %s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
