import { buttonClassName } from '@pubquiz/ui/button';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAccount } from '../current-user';
import { paths } from '../paths';

const AccountDropdown = lazy(async () => ({
  default: (await import('./account-dropdown')).AccountDropdown,
}));

interface LinkUnlessHereProps {
  readonly to: string;
  readonly label: string;
  readonly isHere: boolean;
  readonly isPrimary?: boolean;
}

/** A link to the page we are on leads nowhere, and says so (NAV-7). */
function LinkUnlessHere({ to, label, isHere, isPrimary = false }: LinkUnlessHereProps) {
  const className = buttonClassName({ variant: isPrimary ? 'secondary' : 'quiet' });
  return isHere ? (
    <a className={className} role="link" aria-disabled="true" aria-current="page">
      {label}
    </a>
  ) : (
    <Link className={className} to={to}>
      {label}
    </Link>
  );
}

/** Who is logged in, with Log Out; else the ways to Sign Up and Log In (NAV-5, NAV-6). */
export function AccountMenu() {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account === undefined) return <div className="shell-account" />;
  return (
    <nav className="shell-account" aria-label="Account">
      {account === null ? (
        <>
          <LinkUnlessHere to={paths.signUp()} label="Sign Up" isHere={pathname === paths.signUp()} />
          <LinkUnlessHere to={paths.logIn()} label="Log In" isHere={pathname === paths.logIn()} isPrimary />
        </>
      ) : (
        <>
          {account.userPermissionRoles.length > 0 && (
            <Link className={buttonClassName({ variant: 'quiet' })} to={paths.admin()}>
              Admin
            </Link>
          )}
          <Suspense fallback={<span className="shell-username">{account.username}</span>}>
            <AccountDropdown username={account.username} />
          </Suspense>
        </>
      )}
    </nav>
  );
}
