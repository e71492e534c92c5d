import { describe, expect, test } from 'vitest';
import { readSessionCookie, sessionCookie } from './session-cookie';

describe('the session cookie', () => {
  test('[COOKIE-1] lives for a day', () => {
    expect(sessionCookie('abc', true)).toContain('Max-Age=86400');
  });

  test('[COOKIE-4] is Secure, HttpOnly and SameSite Strict', () => {
    expect(sessionCookie('abc', true)).toBe(
      'pubquiz_session=abc; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=Strict',
    );
  });

  test('goes without Secure where the public address is plain HTTP in the own network', () => {
    expect(sessionCookie('abc', false)).not.toContain('Secure');
  });

  test('[AUTH-14] is cleared by a log-out', () => {
    expect(sessionCookie(null, true)).toContain('pubquiz_session=; Path=/; Max-Age=0');
  });

  test.each([
    ['pubquiz_session=abc', 'abc'],
    ['theme=dark; pubquiz_session=abc; pubquiz_team_1=x', 'abc'],
    ['pubquiz_session=', null],
    ['not_pubquiz_session=abc', null],
    [undefined, null],
  ])('is found in %s', (header, value) => {
    expect(readSessionCookie(header)).toBe(value);
  });
});
