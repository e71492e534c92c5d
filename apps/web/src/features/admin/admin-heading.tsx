import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import './admin.css';

/** The head of an admin page, with the way back to the menu. */
export function AdminHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="admin-heading">
      <Link to={paths.admin()} className="admin-back">
        <ArrowLeft size={18} aria-hidden="true" /> Quiz Admin
      </Link>
      <h1>{title}</h1>
      {children !== undefined && <p className="pq-quiet">{children}</p>}
    </header>
  );
}
