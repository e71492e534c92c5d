import { useParams } from 'react-router-dom';
import { NewLobbyPage } from '../../features/lobby/new-lobby-page';

/** /quizmaster/answer-sheet/{id}/invite-team/new: makes a Session and goes to its lobby. */
export function NewLobbyRoute() {
  const { answerSheetId = '' } = useParams();
  return <NewLobbyPage key={answerSheetId} answerSheetId={answerSheetId} />;
}
