import type { Refusal, RefusalCode, Result } from '@pubquiz/core';
import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';

/** A refusal on its way out through tRPC: the error formatter and the REST doors read it from the TRPCError's cause. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

const TRPC_CODES = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  conflict: 'CONFLICT',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'too-many-requests': 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<RefusalCode, TRPC_ERROR_CODE_KEY>;

/** The only map from a refusal to a TRPCError. */
export function toTrpcError(refusal: Refusal): TRPCError {
  return new TRPCError({
    code: TRPC_CODES[refusal.code],
    message: refusal.message,
    cause: new RefusalError(refusal),
  });
}

/** The value of a success; a refusal is thrown as the TRPCError that carries it. */
export function orThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw toTrpcError(result.refusal);
}
