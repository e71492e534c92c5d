import type { Logger } from './logger';

/** What lies below the wrappers that repeat a query with its values. */
export function withoutQuery(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && 'query' in cause && cause.cause !== undefined) cause = cause.cause;
  return cause;
}

/**
 * Logs a fault of the server without what was asked: a driver's message repeats the values of a query, and ids of
 * teams and users are secrets.
 */
export function logFault(log: Logger, error: unknown, where: string): void {
  const cause = withoutQuery(error);
  if (!(cause instanceof Error)) {
    log.error({ where }, 'Something that is no error was thrown');
    return;
  }
  const { name, message, stack } = cause;
  const code = 'code' in cause ? cause.code : undefined;
  log.error({ where, error: { name, message, code, stack } }, 'A call failed');
}
