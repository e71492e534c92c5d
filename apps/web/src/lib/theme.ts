import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'pubquiz.theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

let theme: Theme = 'system';

function show(): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Puts the theme that was chosen on an earlier visit in place, before the first paint of the app. */
export function applyStoredTheme(): void {
  theme = storedTheme();
  show();
}

/** Switches the theme and remembers it on this browser. */
export function chooseTheme(next: Theme): void {
  theme = next;
  show();
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // A browser that keeps nothing keeps the theme until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The chosen theme; `system` follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}
