import { destination, pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Whoever has one of these acts as a user or plays for a team: they never reach a log. */
const SECRET_FIELDS = [
  'userSessionId',
  'teamId',
  'teamIds',
  'teamPath',
  'teamUrl',
  'token',
  'password',
  'currentPassword',
  'newPassword',
  'authorization',
  'cookie',
];

/** Writes one JSON line per entry to standard error; standard output is for the lines that people wait for. */
export function createLogger(
  level: string,
  stream: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths, censor: '[secret]' },
    },
    stream,
  );
}
