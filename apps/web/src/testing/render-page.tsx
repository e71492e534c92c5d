import { ToastHost } from '@pubquiz/ui/toast-host';
import { closeToast, currentToasts } from '@pubquiz/ui/toast-queue';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { trpc } from '../lib/trpc';
import { createQueryClient } from '../lib/trpc-client';
import { fakeLink, type Answers } from './fake-server';

export const SETTINGS = {
  publicUrl: 'http://localhost:3000',
  isPublicUrlLoopback: true,
  siteSuffix: ' - The Anchor',
  socialUrl: 'https://social.example.org/anchor',
  supportEmail: 'landlord@example.org',
  contributorName: 'The Anchor',
};

/** A guest with a user session, on a server that answers what every page asks. */
const GUEST_ANSWERS: Answers = {
  'content.settings': () => SETTINGS,
  'auth.current': () => ({ hasUserSession: true, userAccountExtract: null }),
  'auth.session': () => ({ userSessionId: null, userAccountExtract: null }),
};

export interface PageOptions {
  readonly at?: string;
  readonly answers?: Answers;
}

/** Renders a page on the real client, cache and router; only the network is the test's. */
export function renderPage(page: ReactNode, { at = '/', answers = {} }: PageOptions = {}) {
  const path = { current: at };
  function WatchPath() {
    path.current = useLocation().pathname;
    return null;
  }
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const client = trpc.createClient({ links: [fakeLink({ ...GUEST_ANSWERS, ...answers })] });
  onTestFinished(() => {
    act(() => {
      for (const toast of currentToasts()) closeToast(toast.key);
    });
    queryClient.clear();
  });
  const view = render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <WatchPath />
          {page}
        </MemoryRouter>
        <ToastHost />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return { ...view, queryClient, currentPath: () => path.current };
}
