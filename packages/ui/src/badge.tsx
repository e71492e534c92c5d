import type { ReactNode } from 'react';
import './badge.css';

export type BadgeTone = 'info' | 'success' | 'secondary' | 'warning' | 'danger';

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short word on a pill. */
export function Badge({ tone = 'secondary', icon, className, children }: BadgeProps) {
  return (
    <span className={`pq-badge pq-badge-${tone}${className ? ` ${className}` : ''}`}>
      {icon !== undefined && (
        <span className="pq-badge-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
