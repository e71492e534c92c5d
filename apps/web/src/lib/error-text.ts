import { TRPCClientError } from '@trpc/client';
import { httpStatusOf } from './trpc-client';

/** What to tell people about a failed call: the server's own sentence if it gave one, else ours. */
export function errorText(error: unknown, otherwise: string): string {
  const wasAnswered = httpStatusOf(error) !== undefined;
  return wasAnswered && error instanceof TRPCClientError && error.message !== '' ? error.message : otherwise;
}
