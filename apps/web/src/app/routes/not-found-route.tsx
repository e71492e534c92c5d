import { buttonClassName } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';

/** Any address that is none of ours. */
export function NotFoundRoute() {
  usePageTitle('Page not found');
  return (
    <EmptyState
      level="h1"
      icon={<MapPinOff />}
      title="There is no such page here"
      action={
        <Link className={buttonClassName({ variant: 'primary', size: 'large' })} to={paths.home()}>
          Go to the start page
        </Link>
      }
    >
      The address may have lost a letter on its way to you. If it came from your quizmaster, ask for the
      invitation link again.
    </EmptyState>
  );
}
