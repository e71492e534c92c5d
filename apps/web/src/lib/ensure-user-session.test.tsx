import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page';
import { useEnsureUserSession } from './ensure-user-session';
import { trpc } from './trpc';

function Who() {
  const { isSuccess } = useEnsureUserSession();
  const { data } = trpc.auth.current.useQuery(undefined, { staleTime: 60_000 });
  return <p>{isSuccess && data !== undefined ? `has a session: ${String(data.hasUserSession)}` : 'waits'}</p>;
}

test('[AUTH-10] who is asked for before the guest has a session, and told after, is a guest all the same', async () => {
  let tellLate: (answer: object) => void = () => undefined;
  const late = new Promise((resolve) => {
    tellLate = resolve;
  });
  const { queryClient } = renderPage(<Who />, { answers: { 'auth.current': () => late } });
  await screen.findByText('has a session: true');
  tellLate({ hasUserSession: false, userAccountExtract: null });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const known = queryClient.getQueriesData({ queryKey: [['auth', 'current']] });
  expect(known.map(([, data]) => data)).toEqual([{ hasUserSession: true, userAccountExtract: null }]);
});
