import type { ReactNode } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly isOpenAtFirst?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line that opens to more; the platform's own element. */
export function Disclosure({ summary, isOpenAtFirst = false, className, children }: DisclosureProps) {
  return (
    <details className={`pq-disclosure${className ? ` ${className}` : ''}`} open={isOpenAtFirst}>
      <summary className="pq-disclosure-summary">{summary}</summary>
      <div className="pq-disclosure-body">{children}</div>
    </details>
  );
}
