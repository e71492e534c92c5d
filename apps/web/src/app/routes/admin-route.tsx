import { AdminMenu } from '../../features/admin/admin-menu';
import { useAccount } from '../../lib/current-user';
import { usePageTitle } from '../../lib/page-title';
import { PageSkeleton } from '../../lib/shell/page-skeleton';

/** /admin */
export function AdminRoute() {
  usePageTitle('Quiz Admin');
  const account = useAccount();
  if (account === undefined) return <PageSkeleton />;
  return <AdminMenu roles={account?.userPermissionRoles.map((role) => role.name) ?? []} />;
}
