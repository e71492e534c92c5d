import { EmptyState } from '@pubquiz/ui/empty-state';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessionFeed } from '../../lib/live/use-session-feed';
import { useTeamFeed, type TeamIds } from '../../lib/live/use-team-feed';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { BarePageSkeleton } from '../../lib/shell/bare-page-skeleton';
import { dropTeamCookie, writeTeamCookie } from '../../lib/team-cookie';
import { useIsPeek } from '../../lib/use-is-peek';
import { TeamGame } from './team-game';
import { useConnection } from './use-connection';
import { useTeamAnswers } from './use-team-answers';
import './team.css';

/** A team's page: waits, asks, shows how it went (TEAM-11 to TEAM-38). */
export function TeamGamePage({ sessionId, teamId }: TeamIds) {
  const isPeek = useIsPeek();
  const sessionFeed = useSessionFeed(sessionId);
  const teamFeed = useTeamFeed({ sessionId, teamId });
  const { isAway, comebacks } = useConnection();
  const session = sessionFeed.state;
  const team = teamFeed.state;
  const answers = useTeamAnswers({
    sessionId,
    teamId,
    isPeek,
    comebacks,
    sheet: team?.teamAnswerSheet,
    isCorrection: team?.didTeamAnswerSheetChange ?? false,
    status: session?.sessionStatus,
  });
  usePageTitle(session?.quizName ?? 'Your team');
  useTeamCookie(
    { sessionId, teamId },
    { isKnown: team !== undefined, isGone: teamFeed.ended !== null, isPeek },
  );

  if (sessionFeed.ended !== null || teamFeed.ended === 'session-deleted') return <GoneQuiz />;
  // A refused team is one that is gone only where the quiz is known: the two feeds answer in any order.
  if (teamFeed.ended === 'team-deleted' || (teamFeed.ended === 'refused' && session !== undefined)) {
    const invitation = `${paths.invitation(sessionId)}${isPeek ? '?preview=1' : ''}`;
    return <Navigate to={invitation} replace state={{ wasTeamRemoved: true }} />;
  }
  if (session === undefined || team === undefined || !answers.isReady) {
    return <BarePageSkeleton isSlim />;
  }
  return (
    <div className="team-page">
      <TeamGame
        sessionId={sessionId}
        teamId={teamId}
        session={session}
        team={team}
        answers={answers}
        isPeek={isPeek}
        isAway={isAway}
      />
    </div>
  );
}

interface TeamCookieInput {
  readonly isKnown: boolean;
  readonly isGone: boolean;
  readonly isPeek: boolean;
}

/** Remembers the team on this browser, and forgets it when it is no more (COOKIE-3, D44, D62). */
function useTeamCookie({ sessionId, teamId }: TeamIds, { isKnown, isGone, isPeek }: TeamCookieInput): void {
  useEffect(() => {
    if (isPeek) return;
    if (isGone) dropTeamCookie(sessionId);
    else if (isKnown) writeTeamCookie(sessionId, teamId);
  }, [sessionId, teamId, isKnown, isGone, isPeek]);
}

function GoneQuiz() {
  return (
    <main className="shell-main">
      <EmptyState level="h1" title="This quiz is over and gone">
        The quizmaster has deleted it, or the address is not complete. Ask the quizmaster for the link.
      </EmptyState>
    </main>
  );
}
