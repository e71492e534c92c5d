import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-queue';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region')).ToastRegion }));

function hasToasts(): boolean {
  return currentToasts().length > 0;
}

let wasNeeded = false;

/** Loads the toast region with the first toast, not before: a phone that never shows one never pays for it. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false);
  wasNeeded ||= isNeeded;
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
