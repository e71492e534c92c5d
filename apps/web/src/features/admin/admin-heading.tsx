import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { BackLink } from '../../lib/shell/back-link';
import './admin.css';

/** The head of an admin page, with the way back to the menu. */
export function AdminHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="admin-heading">
      <BackLink to={paths.admin()}>Quiz Admin</BackLink>
      <h1>{title}</h1>
      {children !== undefined && <p className="pq-quiet">{children}</p>}
    </header>
  );
}
