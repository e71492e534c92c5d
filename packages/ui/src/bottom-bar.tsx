import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import './bottom-bar.css';

export interface BottomBarProps extends HTMLAttributes<HTMLElement> {
  /** What the bar is for. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The bar at the bottom of the window that holds what to press next; page and toasts stay above it, however high it grows. */
export function BottomBar({ label, className, children, ...rest }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    const root = document.documentElement;
    if (element === null || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--pq-bottom-bar', `${element.offsetHeight}px`);
    });
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      root.style.removeProperty('--pq-bottom-bar');
    };
  }, []);

  return (
    <section
      {...rest}
      ref={bar}
      aria-label={label}
      className={className === undefined ? 'pq-bottom-bar' : `pq-bottom-bar ${className}`}
    >
      {children}
    </section>
  );
}
