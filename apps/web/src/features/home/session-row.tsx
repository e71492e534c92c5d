import { SESSION_STATUS_LABELS, sessionFlags, sessionStatusTone, type SessionView } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { buttonClassName } from '@pubquiz/ui/button';
import { Play, Trophy, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** One evening under its quiz: status, teams, and the buttons of its state (HOME-13 to HOME-17). */
export function SessionRow({ session }: { readonly session: SessionView }) {
  const { sessionStatus, answerSheetId, id, teams } = session;
  const flags = sessionFlags(sessionStatus);
  const teamNames = teams.map((team) => team.name).join(', ');

  return (
    <li className={flags.isInProgress ? 'home-session home-session-live' : 'home-session'}>
      <div className="home-session-state">
        <Badge tone={sessionStatusTone(sessionStatus)}>{SESSION_STATUS_LABELS[sessionStatus]}</Badge>
        <time className="pq-quiet" dateTime={session.updatedTime}>
          {dateFormat.format(new Date(session.updatedTime))}
        </time>
        <p className="home-session-teams">
          {teams.length > 0 ? teamNames : flags.isNotStarted ? 'Waiting for teams to register' : 'No teams'}
        </p>
      </div>
      <div className="home-session-actions">
        {flags.isInProgress && (
          <>
            <Link
              className={buttonClassName({ variant: 'primary', size: 'large' })}
              to={paths.runQuiz(answerSheetId, id)}
            >
              <Play size={20} aria-hidden="true" /> Continue Quiz
            </Link>
            <Link className={buttonClassName()} to={paths.lobby(answerSheetId, id)}>
              <UserPlus size={18} aria-hidden="true" /> Invite more teams
            </Link>
          </>
        )}
        {flags.isNotStarted && (
          <Link className={buttonClassName()} to={paths.lobby(answerSheetId, id)}>
            <UserPlus size={18} aria-hidden="true" />
            {teams.length === 0 ? 'Invite teams & Start Quiz' : 'Invite more teams & Start Quiz'}
          </Link>
        )}
        {flags.isFinished && (
          <Link className={buttonClassName({ variant: 'quiet' })} to={paths.runQuiz(answerSheetId, id)}>
            <Trophy size={18} aria-hidden="true" /> View Result
          </Link>
        )}
      </div>
    </li>
  );
}
