import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
  readonly level?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Nothing here yet, or something went wrong: words and a next step. */
export function EmptyState({ icon, title, children, action, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="pq-empty">
      {icon !== undefined && (
        <span className="pq-empty-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="pq-empty-title">{title}</Heading>
      {children !== undefined && <div className="pq-empty-text">{children}</div>}
      {action !== undefined && <div className="pq-empty-action">{action}</div>}
    </div>
  );
}
