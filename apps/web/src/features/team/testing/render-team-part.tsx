import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@pubquiz/client';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { trpc } from '../../../lib/trpc';

/** A call that reached the server. */
export interface Call {
  readonly path: string;
  readonly input: unknown;
}

/** What the server answers to a call, by path; a path without an answer fails like a lost connection. */
export type Answers = Readonly<Record<string, (input: unknown) => unknown>>;

function serverLink(calls: Call[], answers: Answers): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        calls.push({ path: op.path, input: op.input });
        const answer = answers[op.path];
        if (answer === undefined) {
          observer.error(TRPCClientError.from(new Error('Failed to fetch')));
          return;
        }
        try {
          observer.next({ result: { type: 'data', data: answer(op.input) } });
          observer.complete();
        } catch (refusal) {
          observer.error(TRPCClientError.from(refusal as Error));
        }
      });
}

/** What a server's refusal looks like to the client. */
export function refusal(httpStatus: number, message: string): Error {
  return TRPCClientError.from({ error: { code: -32600, message, data: { httpStatus } } });
}

/** Renders a part of the team's side with a server that answers as told; answers the calls it got. */
export function renderTeamPart(part: ReactNode, answers: Answers = {}, path = '/') {
  const calls: Call[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = trpc.createClient({ links: [serverLink(calls, answers)] });
  const wrap = (children: ReactNode) => (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </trpc.Provider>
  );
  const view = render(wrap(part));
  return { calls, rerender: (next: ReactNode) => view.rerender(wrap(next)) };
}
