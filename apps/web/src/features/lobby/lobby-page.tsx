import { Navigate } from 'react-router-dom';
import { Skeleton } from '@pubquiz/ui/skeleton';
import { useQuizmasterFeed } from '../../lib/live/use-quizmaster-feed';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { LobbyScreen } from './lobby-screen';

export interface LobbyPageProps {
  readonly answerSheetId: string;
  readonly sessionId: string;
}

/** Follows the Session; who may not see its lobby is sent to its invitation (LOBBY-2, ERR-8). */
export function LobbyPage({ answerSheetId, sessionId }: LobbyPageProps) {
  usePageTitle('Invite Teams');
  const { state, ended } = useQuizmasterFeed(sessionId);
  if (ended === 'session-deleted') return <Navigate to={paths.home()} replace />;
  if (ended !== null) return <Navigate to={paths.invitation(sessionId)} replace />;
  if (!state) return <Skeleton shape="block" lines={3} />;
  return <LobbyScreen session={state.session} answerSheetId={answerSheetId} />;
}
