import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BarePageSkeleton } from '../lib/shell/bare-page-skeleton';
import { Footer } from '../lib/shell/footer';
import { PageSkeleton } from '../lib/shell/page-skeleton';
import { TopBar } from '../lib/shell/top-bar';

export interface SiteLayoutProps {
  /** Pages that bring their own bar and their own `main`: the start page and the team's page. */
  readonly isBare?: boolean | undefined;
  /** The team's pages read in the device's own face: nothing to download. */
  readonly face?: 'humanist' | 'system' | undefined;
}

/** The frame of a page: bar, content, footer. A new page starts at its top (NAV-2). */
export function SiteLayout({ isBare = false, face = 'humanist' }: SiteLayoutProps) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const isFirstPage = shownPath.current === pathname;
    shownPath.current = pathname;
    // The link that was followed is gone: whoever uses the keyboard goes on in the new page, not before its bar.
    if (!isFirstPage && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <div className={face === 'humanist' ? 'shell-page pq-humanist' : 'shell-page'}>
      <a className="shell-skip" href="#content">
        Skip to the content
      </a>
      {isBare ? (
        <Suspense fallback={<BarePageSkeleton isSlim={face === 'system'} />}>
          <Outlet />
        </Suspense>
      ) : (
        <>
          <TopBar />
          <main id="content" tabIndex={-1} className="shell-main">
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </main>
        </>
      )}
      <Footer />
    </div>
  );
}
