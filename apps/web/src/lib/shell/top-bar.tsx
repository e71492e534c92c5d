import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { AccountMenu } from './account-menu';
import { Logo } from './logo';
import './shell.css';

export interface TopBarProps {
  /** Between the logo and the account menu. */
  readonly children?: ReactNode;
  /** The team page is for the quiz until the leaderboard (NAV-9). */
  readonly isAccountMenuHidden?: boolean | undefined;
  /** Only the sign, without its words: more room for `children`. */
  readonly isSlim?: boolean | undefined;
}

/** The bar on top of every page: the logo leads home (NAV-4), the account menu is at the end (NAV-5 to NAV-8). */
export function TopBar({ children, isAccountMenuHidden = false, isSlim = false }: TopBarProps) {
  return (
    <header className={isSlim ? 'shell-bar shell-bar-slim' : 'shell-bar'}>
      <Link
        to={paths.home()}
        className="shell-logo"
        aria-label={isSlim ? 'Pub Quiz, home' : 'Pub Quiz beta, home'}
      >
        <Logo />
        {!isSlim && <span className="shell-logo-name">Pub Quiz</span>}{' '}
        {!isSlim && <span className="shell-beta">beta</span>}
      </Link>
      <div className="shell-bar-middle">{children}</div>
      {!isAccountMenuHidden && <AccountMenu />}
    </header>
  );
}
