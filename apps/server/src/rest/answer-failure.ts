import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Response } from 'express';
import { errorBody } from '../error-body';
import type { IssuePath } from './mappers/body-shape';

export interface FailureOptions {
  readonly toBodyPath?: (path: IssuePath) => IssuePath;
  readonly onFault: (error: unknown) => void;
}

/** Answers a failed call: one body shape for all of them; a fault of the server tells nothing (wire contract 1.1). */
export function answerFailure(
  response: Response,
  error: unknown,
  { toBodyPath, onFault }: FailureOptions,
): void {
  const failure = error instanceof TRPCError ? error : new TRPCError({ code: 'INTERNAL_SERVER_ERROR' });
  if (failure.code === 'INTERNAL_SERVER_ERROR') {
    onFault(error instanceof TRPCError ? (error.cause ?? error) : error);
  }
  const { retryAfterSeconds, ...body } = errorBody(failure, toBodyPath);
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  response.status(getHTTPStatusCodeFromError(failure)).json(body);
}
