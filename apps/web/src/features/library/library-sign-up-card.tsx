import { buttonClassName } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { LibraryBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** What visitors without an account see in place of library questions (LIB-1, LIB-8). */
export function LibrarySignUpCard() {
  return (
    <EmptyState
      icon={<LibraryBig />}
      title="The Quiz Question Library is free"
      action={
        <>
          <Link className={buttonClassName({ variant: 'primary', size: 'large' })} to={paths.signUp()}>
            Sign Up
          </Link>
          <Link className={buttonClassName({ size: 'large' })} to={paths.logIn()}>
            Log In
          </Link>
        </>
      }
    >
      Borrow ready-made questions and mix them with your own. It needs an account, so that we know what you
      have borrowed. What you have written here stays on this browser while you sign up.
    </EmptyState>
  );
}
