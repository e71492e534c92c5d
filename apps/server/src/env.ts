import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function wholeNumber(most: number, allowed: string) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= most, { error: `must be ${allowed}` })
    .transform(Number);
}

function isUrlOf(protocols: readonly string[], text: string): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  if (!isUrlOf(['http:', 'https:'], text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

const schema = z.object({
  PORT: wholeNumber(65_535, 'a whole number from 0 to 65535 (0 takes any free port)').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => isUrlOf(['postgres:', 'postgresql:'], text), {
      error: 'must be the address of a PostgreSQL database, like postgres://user:password@host:5432/name',
    })
    .optional(),
  REDIS_URL: z
    .string()
    .refine((text) => isUrlOf(['redis:', 'rediss:'], text), {
      error: 'must be the address of a Redis server, like redis://host:6379',
    })
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, {
      error: 'must be an http or https address without a path, like https://quiz.example.org',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  API_BASIC_AUTH: z
    .string()
    .regex(/^[^:]+:.+$/, { error: 'must be a user name and a password with a colon between them' })
    .default('pubquiz:pubquiz'),
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  TRUST_PROXY: wholeNumber(10, 'the number of proxies in front of the server, from 0 to 10').default(0),
  OPERATOR_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('support@example.org'),
  SOCIAL_URL: z
    .string()
    .refine((text) => isUrlOf(['http:', 'https:'], text), { error: 'must be an http or https address' })
    .default('https://example.org'),
  SITE_SUFFIX: z.string().default(' - Live quiz nights'),
  CONTRIBUTOR_NAME: z.string().default('Starter library'),
  CONTENT_DIR: z.string().optional(),
  BACKUP: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of the day, like 05:00' })
    .default('05:00'),
  BACKUP_KEEP_DAYS: wholeNumber(1000, 'a whole number from 0 to 1000').default(7),
  BACKUP_KEEP_WEEKS: wholeNumber(1000, 'a whole number from 0 to 1000').default(4),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

/** What the environment of the process says (wire contract 13). */
export type Environment = z.output<typeof schema>;

/** The names of all variables that the server reads. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(schema.shape);

/** A variable that makes a start impossible; the message names it and says what is allowed. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const SECRETS = new Set(['DATABASE_URL', 'REDIS_URL', 'API_BASIC_AUTH', 'ADMIN_PASSWORD', 'OPERATOR_TOKEN']);

/**
 * Reads the variables of wire contract 13; an empty one counts as not set.
 * @throws EnvironmentError with one sentence per wrong variable.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const value = SECRETS.has(name) ? '' : `, not '${variables[name] ?? ''}'`;
      return `${name} ${message}${value}.`;
    });
    throw new EnvironmentError(sentences.join('\n'));
  }
  if ((parsed.data.ADMIN_USERNAME === undefined) !== (parsed.data.ADMIN_PASSWORD === undefined)) {
    throw new EnvironmentError('ADMIN_USERNAME and ADMIN_PASSWORD must be set together, or neither of them.');
  }
  return parsed.data;
}

/** The environment of this process. */
export function readEnvironment(): Environment {
  return parseEnvironment(process.env);
}
