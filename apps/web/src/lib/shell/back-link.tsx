import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './back-link.css';

export interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The way back, above a page's heading. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className="shell-back" to={to}>
      <ArrowLeft size={18} aria-hidden="true" /> {children}
    </Link>
  );
}
