import { ToastHost } from '@pubquiz/ui/toast-host';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { trpc } from '../lib/trpc';
import { createQueryClient, createTrpcClient } from '../lib/trpc-client';
import { ErrorBoundary } from './error-boundary';

/** What every page stands on: the router, the typed client, the cache, the toasts, and a net below them. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <ErrorBoundary>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>{children}</BrowserRouter>
          <ToastHost />
        </QueryClientProvider>
      </trpc.Provider>
    </ErrorBoundary>
  );
}
