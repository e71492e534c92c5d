import type { AppRouter } from '@pubquiz/client';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

/** What the server answers in a test, by procedure path; a handler may answer late, or refuse. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** A refusal as the server sends it. */
export function refusal(httpStatus: number, message: string): TRPCClientError<AppRouter> {
  const data = { code: 'BAD_REQUEST', httpStatus, error: message } as const;
  return TRPCClientError.from({ error: { message, code: -32600, data } });
}

/** A call that never reached the server. */
export function networkFailure(): TRPCClientError<AppRouter> {
  return TRPCClientError.from(new TypeError('Failed to fetch'));
}

/** Stands where the network is. A procedure without an answer fails the call and says which it was. */
export function fakeLink(answers: Answers): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const answer = answers[op.path];
        Promise.resolve()
          .then(() => {
            if (answer === undefined) throw new Error(`The test has no answer for ${op.path}`);
            return answer(op.input as never);
          })
          .then(
            (data) => {
              observer.next({ result: { type: 'data', data } });
              observer.complete();
            },
            (error: unknown) => {
              observer.error(TRPCClientError.from(error as Error));
            },
          );
      });
}
