import type { TRPCError } from '@trpc/server';
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

/** A call that tRPC answers with an error. */
export interface FailedCall {
  readonly error: TRPCError;
  readonly path?: string | undefined;
}

/** Logs a call that failed by a fault of the server; a refusal is none. */
export function logFailedCall(log: Logger, { error, path = '' }: FailedCall): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') logFault(log, error.cause ?? error, `trpc ${path}`);
}
