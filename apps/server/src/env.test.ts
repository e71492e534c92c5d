import { describe, expect, test } from 'vitest';
import { parseEnvironment } from './env';

function messageOf(variables: Record<string, string>): string {
  try {
    parseEnvironment(variables);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('the environment', () => {
  test('has the documented defaults when nothing is set', () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      API_BASIC_AUTH: 'pubquiz:pubquiz',
      RATE_LIMIT: 'on',
      TRUST_PROXY: 0,
      LOG_LEVEL: 'info',
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(parseEnvironment({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    ['PORT', 'http', "PORT must be a whole number from 0 to 65535 (0 takes any free port), not 'http'."],
    ['PORT', '70000', "PORT must be a whole number from 0 to 65535 (0 takes any free port), not '70000'."],
    ['RATE_LIMIT', 'yes', "RATE_LIMIT must be on or off, not 'yes'."],
    [
      'PUBLIC_URL',
      'https://quiz.example.org/pub',
      "PUBLIC_URL must be an http or https address without a path, like https://quiz.example.org, not 'https://quiz.example.org/pub'.",
    ],
    ['SUPPORT_EMAIL', 'nobody', "SUPPORT_EMAIL must be an e-mail address, not 'nobody'."],
    [
      'LOG_LEVEL',
      'loud',
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'.",
    ],
  ])(
    'answers a wrong %s (%s) with a sentence that names it and says what is allowed',
    (name, value, sentence) => {
      expect(messageOf({ [name]: value })).toBe(sentence);
    },
  );

  test.each(['DATABASE_URL', 'API_BASIC_AUTH', 'OPERATOR_TOKEN'])(
    'never repeats the value of %s, which is a secret',
    (name) => {
      const message = messageOf({ [name]: 'hunter2hunter2' });
      expect(message).toContain(name);
      expect(message).not.toContain('hunter2');
    },
  );

  test('names every wrong variable at once', () => {
    expect(messageOf({ PORT: 'x', RATE_LIMIT: 'x' }).split('\n')).toHaveLength(2);
  });

  test('wants the name and the password of the admin together', () => {
    expect(messageOf({ ADMIN_USERNAME: 'landlord@example.org' })).toContain('must be set together');
  });

  test('[PROD-6] keeps the public address as an origin without a slash at the end', () => {
    expect(parseEnvironment({ PUBLIC_URL: 'https://quiz.example.org/' }).PUBLIC_URL).toBe(
      'https://quiz.example.org',
    );
  });
});
