import { ActivityPage } from '../../features/admin/activity-page';
import { RequireRole } from '../../features/admin/staff-only';
import { usePageTitle } from '../../lib/page-title';

/** /admin/activity */
export function AdminActivityRoute() {
  usePageTitle('Activity');
  return (
    <RequireRole role="accountEdit">
      <ActivityPage />
    </RequireRole>
  );
}
