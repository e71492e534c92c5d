import { ArrowLeft, ExternalLink, Maximize2, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SESSION_STATUS_LABELS, sessionFlags, sessionStatusTone, type SessionView } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Banner } from '@pubquiz/ui/banner';
import { BottomBar } from '@pubquiz/ui/bottom-bar';
import { Button, buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { CopyButton } from '@pubquiz/ui/copy-button';
import { showToast } from '@pubquiz/ui/toast-queue';
import { logEvent } from '../../lib/analytics';
import { errorText } from '../../lib/error-text';
import { useSettings } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { COPIED_BADGE_MS } from '../../lib/timing';
import { trpc } from '../../lib/trpc';
import { httpStatusOf } from '../../lib/trpc-client';
import { useFocusKeeper } from '../../lib/use-focus-keeper';
import { BigInvite } from './big-invite';
import { InviteCode } from './invite-code';
import { LobbyHelp } from './lobby-help';
import { TeamCard } from './team-card';
import './lobby.css';

const NOT_REACHED = 'The server could not be reached. Nothing was changed; please try again.';

function showRefusal(error: unknown): void {
  showToast({ title: 'Error', text: errorText(error, NOT_REACHED), tone: 'danger' });
}

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
  const [isDeleting, setIsDeleting] = useState(false);
  const [isBig, setIsBig] = useState(false);
  const runPath = paths.runQuiz(answerSheetId, session.id);
  const start = trpc.session.start.useMutation({
    onSuccess: () => void navigate(runPath),
    onError: showRefusal,
  });
  const deletion = trpc.session.delete.useMutation({
    onSuccess: () => {
      logEvent('delete_session');
      void navigate(paths.home());
    },
    onError: (error) => {
      if (httpStatusOf(error) !== 404) {
        showRefusal(error);
        return;
      }
      // Another window was faster: what was wanted is done.
      // eslint-disable-next-line no-console -- the documents ask for a log (ERR-9)
      console.warn('Session not found', error.message);
      void navigate(paths.home());
    },
  });
  const { isNotStarted, canTeamsJoin } = sessionFlags(session.sessionStatus);

  function proceed() {
    if (isNotStarted) start.mutate({ sessionId: session.id });
    else void navigate(runPath);
  }

  return (
    <div ref={root} className="lobby">
      <header className="lobby-header">
        <Link className="lobby-back" to={paths.home()}>
          <ArrowLeft size={18} aria-hidden="true" /> Back to Quiz list
        </Link>
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
        <Card as="section" padding="large" className="lobby-invite" aria-label="Invitation">
          <h2>Invite your teams</h2>
          <InviteCode url={session.inviteUrl} />
          <p className="lobby-url">{session.inviteUrl}</p>
          <div className="lobby-tools">
            <CopyButton
              text={session.inviteUrl}
              label="Copy link"
              copiedMessage="URL copied to clipboard"
              failedMessage="Error: URL not copied"
              clearAfterMs={COPIED_BADGE_MS}
            />
            <Button icon={<Maximize2 size={18} />} onClick={() => setIsBig(true)}>
              Show it big
            </Button>
            <a
              className={buttonClassName({ variant: 'quiet' })}
              href={`${session.invitePath}?preview=1`}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink size={18} aria-hidden="true" /> Preview the invitation
            </a>
          </div>
        </Card>

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
              <TeamCard key={team.id} team={team} onRefusal={showRefusal} />
            ))}
          </ul>
        </section>

        <LobbyHelp />
      </div>

      <BottomBar label="What comes next">
        <Button variant="quiet" icon={<Trash2 size={18} />} onClick={() => setIsDeleting(true)}>
          Delete this Session
        </Button>
        <Button variant="primary" size="large" isBusy={start.isPending} onClick={proceed}>
          {continueLabel(session)}
        </Button>
      </BottomBar>

      <BigInvite
        isOpen={isBig}
        url={session.inviteUrl}
        quizName={session.quizName}
        onClose={() => setIsBig(false)}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        title="Delete this Session?"
        confirmLabel="Delete this Session"
        tone="danger"
        isBusy={deletion.isPending}
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => deletion.mutate({ sessionId: session.id })}
      >
        <p>
          Its teams, answers and scores are deleted for good. The quiz and its questions stay. You can not
          undo this!
        </p>
      </ConfirmDialog>
    </div>
  );
}
