import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  correctAnswerVariations,
  optionsOf,
  parseMultipleChoiceOptions,
  type MasterQuestion,
} from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Card } from '@pubquiz/ui/card';

export interface StageProps {
  readonly question: MasterQuestion;
  readonly areAnswersHidden: boolean;
  /** The way on and other tools, below the question. */
  readonly children?: ReactNode;
}

function acceptedAnswers({ question }: MasterQuestion): readonly string[] {
  if (question.answerEntryType === 'freeText') return correctAnswerVariations(question.correctAnswer);
  return parseMultipleChoiceOptions(question.correctMultiAnswer)
    .filter(({ isCorrect }) => isCorrect)
    .map(({ text }) => text);
}

/** The selected question at reading-out size, with what only the quizmaster knows below it. */
export function Stage({ question: asked, areAnswersHidden, children }: StageProps) {
  const { question, isRevealed, askedOrdinal } = asked;
  const [primary, ...others] = acceptedAnswers(asked);
  const options = question.answerEntryType === 'multiChoice' ? optionsOf(question) : [];
  return (
    <Card as="section" padding="large" className="run-stage" aria-label={`Question ${askedOrdinal ?? ''}`}>
      {question.imageUrl !== '' && (
        <img className="run-stage-image" src={question.imageUrl} alt="" referrerPolicy="no-referrer" />
      )}
      <p className="run-stage-question">
        {question.question || 'A question without words: read yours aloud.'}
      </p>
      {options.length > 0 && (
        <ol className="run-stage-options">
          {options.map(({ text: option }) => (
            <li key={option}>{option}</li>
          ))}
        </ol>
      )}
      {!areAnswersHidden && (
        <dl className="run-stage-answers">
          <dt>Answer</dt>
          <dd>
            <strong>{primary ?? 'none written down'}</strong>
            {others.length > 0 && <span className="pq-quiet"> · also {others.join(' · ')}</span>}
          </dd>
          {question.answerTrivia !== '' && (
            <>
              <dt>Your trivia</dt>
              <dd>{question.answerTrivia}</dd>
            </>
          )}
        </dl>
      )}
      {isRevealed && (
        <Badge tone="warning" icon={<Eye size={14} />}>
          Revealed
        </Badge>
      )}
      {children}
    </Card>
  );
}
