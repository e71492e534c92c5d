import type { ReactNode } from 'react';
import './banner.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  readonly tone?: BannerTone | undefined;
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  /** Buttons, at the end of the line or below it. */
  readonly actions?: ReactNode;
  /** `alert` interrupts, `status` waits its turn; without it nothing is announced. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A message that belongs to the page. */
export function Banner({ tone = 'info', title, icon, actions, role, className, children }: BannerProps) {
  return (
    <div className={`pq-banner pq-banner-${tone}${className ? ` ${className}` : ''}`} role={role}>
      {icon !== undefined && (
        <span className="pq-banner-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <div className="pq-banner-body">
        {title !== undefined && <p className="pq-banner-title">{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className="pq-banner-actions">{actions}</div>}
    </div>
  );
}
