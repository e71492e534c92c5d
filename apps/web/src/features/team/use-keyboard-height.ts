import { useEffect } from 'react';

/**
 * Tells the style sheet how much of the page's lower edge a phone's keyboard covers, as `--team-keyboard`: phones
 * show it over the page, and what is fixed there would be behind it.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const measure = () => {
      // A pinched page is smaller, too, without any keyboard.
      const isPinched = viewport.scale > 1.05;
      const covered = isPinched ? 0 : root.clientHeight - viewport.height - viewport.offsetTop;
      root.style.setProperty('--team-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      root.style.removeProperty('--team-keyboard');
    };
  }, []);
}
