import { Skeleton } from '@pubquiz/ui/skeleton';
import './shell.css';

/** A page that is on its way. */
export function PageSkeleton() {
  return (
    <div className="shell-skeleton" role="status" aria-label="Loading">
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="block" />
    </div>
  );
}
