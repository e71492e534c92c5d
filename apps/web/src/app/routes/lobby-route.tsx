import { useParams } from 'react-router-dom';
import { LobbyPage } from '../../features/lobby/lobby-page';

/** /quizmaster/answer-sheet/{id}/invite-team/{sessionId} */
export function LobbyRoute() {
  const { answerSheetId = '', sessionId = '' } = useParams();
  return <LobbyPage key={sessionId} answerSheetId={answerSheetId} sessionId={sessionId} />;
}
