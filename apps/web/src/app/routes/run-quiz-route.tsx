import { useParams } from 'react-router-dom';
import { RunQuizPage } from '../../features/run/run-quiz-page';

/** /quizmaster/answer-sheet/{id}/run-quiz/{sessionId} */
export function RunQuizRoute() {
  const { answerSheetId = '', sessionId = '' } = useParams();
  return <RunQuizPage key={sessionId} answerSheetId={answerSheetId} sessionId={sessionId} />;
}
