import { SESSION_STATUS_LABELS, sessionFlags, sessionStatusTone, type TeamSession } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Banner } from '@pubquiz/ui/banner';
import { Card } from '@pubquiz/ui/card';
import { JoinForm } from './join-form';

export interface InvitationProps {
  readonly session: TeamSession;
  readonly isPreview: boolean;
  /** The visitor comes from the page of a team that is no more. */
  readonly wasTeamRemoved: boolean;
}

/** Who invites to what, and the form to come along (TEAM-2 to TEAM-8). */
export function Invitation({ session, isPreview, wasTeamRemoved }: InvitationProps) {
  const { id, quizName, sessionStatus, teamNames } = session;
  const { hasStarted, canTeamsJoin } = sessionFlags(sessionStatus);
  return (
    <div className="invitation">
      <header className="invitation-head">
        <h1>
          <span className="invitation-text">You are invited to the Quiz </span>
          {quizName}
        </h1>
        <Badge tone={sessionStatusTone(sessionStatus)}>{SESSION_STATUS_LABELS[sessionStatus]}</Badge>
      </header>
      {wasTeamRemoved && (
        <Banner tone="warning">Your team is not in this quiz any more. You can join again.</Banner>
      )}
      {canTeamsJoin ? (
        <Card className="invitation-card">
          {hasStarted && (
            <Banner tone="warning">The quiz has already started, but you can still join!</Banner>
          )}
          <JoinForm sessionId={id} isPreview={isPreview} />
          <p className="invitation-advice">
            Several screens in one team? Sign up once, then share your team&apos;s URL with the others.
          </p>
        </Card>
      ) : (
        <Banner tone="info" title="The quiz is finished">
          Teams can not join any more. Ask the quizmaster about the next one.
        </Banner>
      )}
      <section className="invitation-teams" aria-label="Teams">
        <h2>{teamNames.length === 0 ? 'No team yet: be the first!' : 'Teams so far'}</h2>
        {teamNames.length > 0 && (
          <ul>
            {teamNames.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
