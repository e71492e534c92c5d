import { useSyncExternalStore } from 'react';
import { socketClient } from '../trpc-client';

/** `idle`: no feed is open. `reconnecting`: it was cut and comes back by itself. */
export type ConnectionState = 'idle' | 'connecting' | 'live' | 'reconnecting';

function subscribe(listener: () => void): () => void {
  const subscription = socketClient.connectionState.subscribe({ next: listener });
  return () => {
    subscription.unsubscribe();
  };
}

function connectionState(): ConnectionState {
  const { state, error } = socketClient.connectionState.get();
  if (state === 'pending') return 'live';
  if (state === 'connecting') return error === null ? 'connecting' : 'reconnecting';
  return 'idle';
}

/** How the page's socket is doing, to be said in words. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, connectionState);
}
