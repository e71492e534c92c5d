import { buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Urges a guest to sign up (HOME-20), and says how long a guest's quizzes are kept (D64). */
export function GuestCard() {
  return (
    <Card as="aside" tone="accent" className="home-guest" aria-label="You have no account yet">
      <h2>Create an account to avoid losing your quiz questions</h2>
      <p>(we&apos;ll add this quiz to your account)</p>
      <p className="pq-quiet">
        Without an account your quizzes are kept for 24 hours after your last visit on this browser, and
        deleted 30 days later. Each visit renews that.
      </p>
      <div className="home-guest-actions">
        <Link className={buttonClassName({ variant: 'secondary' })} to={paths.signUp()}>
          Sign Up
        </Link>
        <Link className={buttonClassName({ variant: 'quiet' })} to={paths.logIn()}>
          Log In
        </Link>
      </div>
    </Card>
  );
}
