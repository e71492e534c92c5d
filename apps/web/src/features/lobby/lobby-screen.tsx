import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SESSION_STATUS_LABELS, sessionFlags, sessionStatusTone, type SessionView } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Banner } from '@pubquiz/ui/banner';
import { BottomBar } from '@pubquiz/ui/bottom-bar';
import { Button } from '@pubquiz/ui/button';
import { useSettings } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { BackLink } from '../../lib/shell/back-link';
import { showFailure } from '../../lib/show-failure';
import { trpc } from '../../lib/trpc';
import { useFocusKeeper } from '../../lib/use-focus-keeper';
import { DeleteSession } from './delete-session';
import { InviteCard } from './invite-card';
import { LobbyHelp } from './lobby-help';
import { TeamCard } from './team-card';
import './lobby.css';

function continueLabel(session: SessionView): string {
  const { isNotStarted, isFinished } = sessionFlags(session.sessionStatus);
  if (isNotStarted) return 'Start Quiz';
  return isFinished ? 'View Finished Quiz' : 'Continue Quiz';
}

export interface LobbyScreenProps {
  readonly session: SessionView;
  readonly answerSheetId: string;
}

/** Where teams gather: the invitation to pass on, who has come, and the start (LOBBY-3 to LOBBY-15). */
export function LobbyScreen({ session, answerSheetId }: LobbyScreenProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useFocusKeeper(root);
  const settings = useSettings();
  const runPath = paths.runQuiz(answerSheetId, session.id);
  const start = trpc.session.start.useMutation({
    onSuccess: () => void navigate(runPath),
    onError: (error) => showFailure(error),
  });
  const { isNotStarted, canTeamsJoin } = sessionFlags(session.sessionStatus);

  function proceed() {
    if (isNotStarted) start.mutate({ sessionId: session.id });
    else void navigate(runPath);
  }

  return (
    <div ref={root} className="lobby">
      <header className="lobby-header">
        <BackLink to={paths.home()}>Back to Quiz list</BackLink>
        <h1>{session.quizName}</h1>
        <Badge tone={sessionStatusTone(session.sessionStatus)}>
          {SESSION_STATUS_LABELS[session.sessionStatus]}
        </Badge>
      </header>

      {settings?.isPublicUrlLoopback && (
        <Banner tone="warning" title="Phones can not reach this address.">
          It belongs to this computer alone. Start the server with HOST=0.0.0.0 and PUBLIC_URL set to the
          address that phones find it under, for instance PUBLIC_URL=http://192.168.1.20:3000.
        </Banner>
      )}

      <div className="lobby-columns">
        <InviteCard session={session} />

        <section className="lobby-teams" aria-label="Teams" tabIndex={-1} data-focus-home="">
          <h2>
            {session.teams.length === 0
              ? 'Waiting for teams to register'
              : `${session.teams.length} ${session.teams.length === 1 ? 'team' : 'teams'}`}
          </h2>
          {canTeamsJoin && (
            <p className="pq-quiet">Teams appear here by themselves. They can still join after the start.</p>
          )}
          <ul className="lobby-team-list" aria-live="polite">
            {session.teams.map((team) => (
              <TeamCard key={team.id} team={team} />
            ))}
          </ul>
        </section>

        <LobbyHelp />
      </div>

      <BottomBar label="What comes next">
        <DeleteSession sessionId={session.id} />
        <Button variant="primary" size="large" isBusy={start.isPending} onClick={proceed}>
          {continueLabel(session)}
        </Button>
      </BottomBar>
    </div>
  );
}
