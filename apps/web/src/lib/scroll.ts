import { SCROLL_MS } from './timing';

let stopRunning = () => {};

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - (2 - 2 * progress) ** 2 / 2;
}

/** True when the visitor asked the system for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls the page to a height over 1200 ms, at once with reduced motion; a touch or the wheel takes over (CONST-1). */
export function scrollToHeight(top: number): void {
  stopRunning();
  if (prefersReducedMotion()) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  const from = window.scrollY;
  const startedAt = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of ['wheel', 'touchstart'] as const) window.removeEventListener(event, stop);
  };
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - startedAt) / SCROLL_MS));
    window.scrollTo({ top: from + (top - from) * easeInOut(progress), behavior: 'instant' });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const event of ['wheel', 'touchstart'] as const)
    window.addEventListener(event, stop, { passive: true });
  stopRunning = stop;
  frame = requestAnimationFrame(step);
}

/** Scrolls until an element is just below the top of the window (CONST-1). */
export function scrollToElement(element: Element, gap = 72): void {
  scrollToHeight(Math.max(0, element.getBoundingClientRect().top + window.scrollY - gap));
}
