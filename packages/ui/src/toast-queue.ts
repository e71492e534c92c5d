import type { ReactNode } from 'react';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastContent {
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly tone?: ToastTone | undefined;
  /** A press runs it and closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays; null = until it is closed. The clock stands while it is hovered or focused. */
  readonly durationMs?: number | null | undefined;
}

export interface QueuedToast extends ToastContent {
  readonly key: number;
}

/** Long enough to read two lines twice. */
export const TOAST_DURATION_MS = 6000;

type Listener = () => void;

let toasts: readonly QueuedToast[] = [];
let lastKey = 0;
const listeners = new Set<Listener>();

function publish(next: readonly QueuedToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; answers a function that closes it. */
export function showToast(content: ToastContent): () => void {
  lastKey += 1;
  const key = lastKey;
  publish([...toasts, { ...content, key }]);
  return () => {
    closeToast(key);
  };
}

/** Takes a toast off the screen; unknown keys are fine. */
export function closeToast(key: number): void {
  if (toasts.some((toast) => toast.key === key)) publish(toasts.filter((toast) => toast.key !== key));
}

/** The toasts that are up, oldest first. */
export function currentToasts(): readonly QueuedToast[] {
  return toasts;
}

/** Calls back after each change; answers how to stop. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
