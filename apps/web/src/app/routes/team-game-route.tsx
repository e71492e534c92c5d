import { useParams } from 'react-router-dom';
import { TeamGamePage } from '../../features/team/team-game-page';

/** /team/game/{sessionId}/team/{teamId} */
export function TeamGameRoute() {
  const { loadTeamSessionId = '', loadTeamSessionTeamId = '' } = useParams();
  return (
    <TeamGamePage key={loadTeamSessionTeamId} sessionId={loadTeamSessionId} teamId={loadTeamSessionTeamId} />
  );
}
