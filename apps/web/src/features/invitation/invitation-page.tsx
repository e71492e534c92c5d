import { EmptyState } from '@pubquiz/ui/empty-state';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionFeed } from '../../lib/live/use-session-feed';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { PageSkeleton } from '../../lib/shell/page-skeleton';
import { useIsPeek } from '../../lib/use-is-peek';
import { Invitation } from './invitation';
import { useKnownTeam } from './use-known-team';
import './invitation.css';

function wasTeamRemoved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wasTeamRemoved' in state;
}

/** The team sign-up of one evening; a browser that has a team goes straight to it (TEAM-1, TEAM-9). */
export function InvitationPage({ sessionId }: { readonly sessionId: string }) {
  const isPreview = useIsPeek();
  const known = useKnownTeam(sessionId, isPreview);
  const feed = useSessionFeed(known.kind === 'none' ? sessionId : null);
  const { state: locationState } = useLocation() as { readonly state: unknown };
  usePageTitle(feed.state?.quizName ?? 'Invitation');

  if (known.kind === 'known') return <Navigate to={paths.teamGame(sessionId, known.teamId)} replace />;
  if (feed.ended !== null) {
    return (
      <EmptyState level="h1" title="There is no quiz at this address">
        It may have been deleted, or the address is not complete. Ask the quizmaster for the link.
      </EmptyState>
    );
  }
  if (known.kind === 'checking' || feed.state === undefined) return <PageSkeleton />;
  return (
    <Invitation session={feed.state} isPreview={isPreview} wasTeamRemoved={wasTeamRemoved(locationState)} />
  );
}
