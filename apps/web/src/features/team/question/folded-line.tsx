import { answerSituation } from './answer-state';
import { AnswerStatus } from './answer-status';
import type { QuestionBodyProps } from './question-body';

type FoldedLineProps = Pick<QuestionBodyProps, 'question' | 'shown' | 'state' | 'score' | 'takesAnswer'>;

/** A folded question: its text, and its mark or how its answer stands. */
export function FoldedLine({ question, shown, state, score, takesAnswer }: FoldedLineProps) {
  const { shouldRevealAnswerScore } = question;
  const isMarked = shouldRevealAnswerScore && score !== undefined && score.isCorrect !== null;
  return (
    <p className="team-folded-line">
      <span className="team-folded-text">{question.question}</span>
      {isMarked ? (
        <span className={`team-state team-mark-${score.isCorrect ? 'correct' : 'incorrect'}`}>
          {score.isCorrect ? '✓ Correct' : '✗ Incorrect'}
        </span>
      ) : (
        <AnswerStatus state={state} {...answerSituation(shown, takesAnswer)} />
      )}
    </p>
  );
}
