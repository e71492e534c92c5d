import { PageSkeleton } from './page-skeleton';
import { TopBar } from './top-bar';

/** A page that brings its own bar, on its way: the bar is there already, so that nothing jumps. */
export function BarePageSkeleton({ isSlim = false }: { readonly isSlim?: boolean | undefined }) {
  return (
    <>
      <TopBar isSlim={isSlim} isAccountMenuHidden={isSlim} />
      <main className="shell-main">
        <PageSkeleton />
      </main>
    </>
  );
}
