import { useEffect, type RefObject } from 'react';

const HOME = '[data-focus-home]';
const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';

function hasLostFocus(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(':disabled');
}

/**
 * Keeps the focus on the page when the element that had it goes away or is disabled, as it happens when the evening
 * moves on: the nearest part marked with `data-focus-home` around it takes the focus, else the first such part.
 */
export function useFocusKeeper(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    let home: HTMLElement | null = null;
    let frame = 0;

    const homeOf = (target: EventTarget | null) =>
      target instanceof Element
        ? (target.closest<HTMLElement>(HOME) ?? page.querySelector<HTMLElement>(HOME))
        : null;
    const noteFocus = ({ target }: FocusEvent) => {
      home = homeOf(target);
    };
    // A press beside all controls takes the focus away on purpose.
    const notePress = ({ target }: PointerEvent) => {
      // Dialogs hang beside the page; when they close, the focus is wanted back here.
      if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')) return;
      const control = target instanceof Element && page.contains(target) ? target.closest(FOCUSABLE) : null;
      home = control === null ? null : homeOf(control);
    };
    const keep = () => {
      // Behind an open dialog or popover the page is inert, and the focus is theirs.
      if (home === null || !hasLostFocus() || page.closest('[inert], [aria-hidden="true"]')) return;
      const isThere = home.isConnected && page.contains(home);
      (isThere ? home : page.querySelector<HTMLElement>(HOME))?.focus({ preventScroll: true });
    };
    // Two frames later: a dialog that has just closed gives the focus back by itself.
    const keepSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(keep);
      });
    };
    const observer = new MutationObserver(() => {
      if (home !== null && hasLostFocus()) keepSoon();
    });

    page.addEventListener('focusin', noteFocus);
    document.addEventListener('pointerdown', notePress, true);
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      page.removeEventListener('focusin', noteFocus);
      document.removeEventListener('pointerdown', notePress, true);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [root]);
}
