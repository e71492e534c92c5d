const awayCodes: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL's own: shutting down, crashed, starting, no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The disk is full or fails, and a database that only reads for that.
  '53100',
  '58030',
  '25006',
  // Too slow to wait for, as after it was stopped for a while.
  '57014',
  '55P03',
  '25P03',
]);

/**
 * Tells whether an error means that the database cannot be reached or can store nothing at the moment, so that trying
 * again later can help. Looks through the wrappers that Drizzle puts around a driver's error. A query that PostgreSQL refused is not "away".
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (code === undefined) continue;
    // A missing Unix socket is ENOENT, which a missing file is too.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (awayCodes.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true;
  }
  return false;
}
