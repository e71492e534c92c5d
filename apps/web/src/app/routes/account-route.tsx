import { Navigate } from 'react-router-dom';
import { AccountPage } from '../../features/account/account-page';
import { useAccount } from '../../lib/current-user';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { PageSkeleton } from '../../lib/shell/page-skeleton';

/** /account; who has none is asked to log in. */
export function AccountRoute() {
  usePageTitle('Your account');
  const account = useAccount();
  if (account === undefined) return <PageSkeleton />;
  if (account === null) return <Navigate to={paths.logIn()} replace />;
  return <AccountPage username={account.username} />;
}
