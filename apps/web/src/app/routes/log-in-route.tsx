import { Navigate } from 'react-router-dom';
import { LogInForm } from '../../features/auth/log-in-form';
import { useAccount } from '../../lib/current-user';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';

/** /log-in; who is logged in already goes home (AUTH-1). */
export function LogInRoute() {
  usePageTitle('Log In');
  const account = useAccount();
  if (account) return <Navigate to={paths.home()} replace />;
  return <LogInForm />;
}
