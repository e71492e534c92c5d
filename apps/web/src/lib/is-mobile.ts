import { useSyncExternalStore } from 'react';

/** A window this wide or narrower is a mobile one (CONST-2). */
export const MOBILE_WIDTH = 768;

/** True for a window width that counts as mobile (CONST-2). */
export function isMobileWidth(width: number): boolean {
  return width <= MOBILE_WIDTH;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

/** True while the window counts as mobile (CONST-2). */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => isMobileWidth(window.innerWidth));
}
