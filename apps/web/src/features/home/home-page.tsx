import { Button } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title';
import { BarePageSkeleton } from '../../lib/shell/bare-page-skeleton';
import { PageSkeleton } from '../../lib/shell/page-skeleton';
import { TopBar } from '../../lib/shell/top-bar';
import { httpStatusOf } from '../../lib/trpc-client';
import { trpc } from '../../lib/trpc';
import { LandingPage } from './landing-page';

const loadYourQuizzes = () => import('./your-quizzes');
const YourQuizzes = lazy(async () => ({ default: (await loadYourQuizzes()).YourQuizzes }));

const UNAUTHORIZED = 401;

function WithTopBar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="content" tabIndex={-1} className="shell-main">
        {children}
      </main>
    </>
  );
}

/** The start page: who has no quiz yet sees what this is, everybody else their shelf (HOME-1). */
export function HomePage() {
  usePageTitle('Home');
  const current = trpc.auth.current.useQuery(undefined, { staleTime: 60_000 });
  const hasUserSession = current.data?.hasUserSession === true;
  const list = trpc.answerSheet.list.useQuery(undefined, { enabled: hasUserSession, staleTime: 0 });

  useEffect(() => {
    // The code of the shelf comes beside the shelf's content, not after it.
    if (hasUserSession) void loadYourQuizzes();
  }, [hasUserSession]);

  const isStranger = current.data?.hasUserSession === false || httpStatusOf(list.error) === UNAUTHORIZED;
  if (isStranger) return <LandingPage hasAccount={false} />;

  const failed = current.isError ? current : list.isError ? list : null;
  if (failed !== null && list.data === undefined) {
    return (
      <WithTopBar>
        <EmptyState
          level="h1"
          icon={<CloudOff />}
          title="Your quizzes did not arrive"
          action={
            <Button variant="primary" size="large" onClick={() => void failed.refetch()}>
              Try again
            </Button>
          }
        >
          The server did not answer. They are safe there; look at your connection and try again.
        </EmptyState>
      </WithTopBar>
    );
  }
  if (list.data === undefined || current.data === undefined) {
    return <BarePageSkeleton />;
  }
  const isGuest = current.data.userAccountExtract === null;
  if (list.data.answerSheets.length === 0) return <LandingPage hasAccount={!isGuest} />;
  return (
    <WithTopBar>
      <Suspense fallback={<PageSkeleton />}>
        <YourQuizzes quizzes={list.data.answerSheets} isGuest={isGuest} />
      </Suspense>
    </WithTopBar>
  );
}
