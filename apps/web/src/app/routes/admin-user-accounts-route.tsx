import { UserAccountsPage } from '../../features/admin/user-accounts-page';
import { RequireRole } from '../../features/admin/staff-only';
import { usePageTitle } from '../../lib/page-title';

/** /admin/user-accounts */
export function AdminUserAccountsRoute() {
  usePageTitle('User Accounts');
  return (
    <RequireRole role="accountEdit">
      <UserAccountsPage />
    </RequireRole>
  );
}
