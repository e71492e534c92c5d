import { hasRole, type PermissionRole } from '@pubquiz/core';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccount } from '../../lib/current-user';
import { PageSkeleton } from '../../lib/shell/page-skeleton';

/** What everybody without the role sees of an admin page (ADMIN-4, D41). */
export function StaffOnly() {
  return (
    <EmptyState level="h1" icon={<KeyRound />} title="Staff only">
      This page needs an account with an admin role. Roles are given by whoever runs this server.
    </EmptyState>
  );
}

export interface RequireRoleProps {
  readonly role: PermissionRole;
  readonly children: ReactNode;
}

/** Shows a page to accounts with the role; for others nothing of it is even asked for (ADMIN-4). */
export function RequireRole({ role, children }: RequireRoleProps) {
  const account = useAccount();
  if (account === undefined) return <PageSkeleton />;
  return hasRole(account, role) ? children : <StaffOnly />;
}
