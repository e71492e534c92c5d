import { Navigate } from 'react-router-dom';
import { SignUpForm } from '../../features/auth/sign-up-form';
import { useAccount } from '../../lib/current-user';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';

/** /sign-up; who is logged in already goes home (AUTH-1). */
export function SignUpRoute() {
  usePageTitle('Sign Up');
  const account = useAccount();
  if (account) return <Navigate to={paths.home()} replace />;
  return <SignUpForm />;
}
