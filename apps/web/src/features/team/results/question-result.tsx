import type { TeamAnswerScore, TeamQuestion, TeamQuestionMetadata } from '@pubquiz/core';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';

function pointWords(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** The team's own mark: a shape, a word and the points (TEAM-19). */
function Mark({ score, points }: { readonly score: TeamAnswerScore; readonly points: number }) {
  const { isCorrect, pointsAwarded } = score;
  if (isCorrect === null) {
    return (
      <p className="team-mark team-mark-open">
        <CircleDashed aria-hidden="true" /> Not marked yet
      </p>
    );
  }
  return (
    <p className={`team-mark team-mark-${isCorrect ? 'correct' : 'incorrect'}`}>
      {isCorrect ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
      {isCorrect ? 'Correct' : 'Incorrect'}
      <span className="team-mark-points">
        {pointsAwarded} of {pointWords(points)}
      </span>
    </p>
  );
}

/** How many teams had it right, drawn and in words. */
function TeamsCorrect({ correctCount, incorrectCount }: TeamQuestionMetadata) {
  const total = correctCount + incorrectCount;
  if (total === 0) return null;
  const words = `${correctCount} of ${total} ${total === 1 ? 'team' : 'teams'} had it right`;
  return (
    <p className="team-share">
      <svg className="team-share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="team-share-all" width="100" height="8" />
        <rect className="team-share-part" width={(100 * correctCount) / total} height="8" />
      </svg>
      {words}
    </p>
  );
}

export interface QuestionResultProps {
  readonly question: TeamQuestion;
  readonly score: TeamAnswerScore | undefined;
  readonly metadata: TeamQuestionMetadata | undefined;
}

/** What is known of a question once it is open to see: mark, correct answer, trivia (TEAM-17, TEAM-19, D30). */
export function QuestionResult({ question, score, metadata }: QuestionResultProps) {
  const { revealCorrectAnswer, revealAnswerTriviaHtml, shouldRevealAnswerScore, points } = question;
  return (
    <>
      {shouldRevealAnswerScore && score !== undefined && <Mark score={score} points={points} />}
      {revealCorrectAnswer !== null && (
        <div className="team-correct">
          <p className="team-correct-label">Correct answer</p>
          <p className="team-correct-answer">{revealCorrectAnswer}</p>
        </div>
      )}
      {revealAnswerTriviaHtml !== null && (
        // The server renders and sanitises it (PROD-4).
        <div className="team-trivia pq-prose" dangerouslySetInnerHTML={{ __html: revealAnswerTriviaHtml }} />
      )}
      {metadata !== undefined && <TeamsCorrect {...metadata} />}
    </>
  );
}
