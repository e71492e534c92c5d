import { useParams } from 'react-router-dom';
import { InvitationPage } from '../../features/invitation/invitation-page';

/** /team/invitation/{sessionId} */
export function InvitationRoute() {
  const { loadSessionId = '' } = useParams();
  return <InvitationPage key={loadSessionId} sessionId={loadSessionId} />;
}
