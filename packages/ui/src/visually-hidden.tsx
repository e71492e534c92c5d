import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="pq-visually-hidden">{children}</span>;
}
