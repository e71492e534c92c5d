import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { optionsOf, type MasterQuestion } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Card } from '@pubquiz/ui/card';
import { Meter } from './meter';
import { acceptedAnswers } from './model/accepted-answers';
import type { QuestionCounts } from './model/question-counts';

export interface StageProps {
  readonly question: MasterQuestion;
  readonly counts: QuestionCounts;
  readonly areAnswersHidden: boolean;
  /** The way on and other tools, below the question. */
  readonly children?: ReactNode;
}

/** The selected question at reading-out size, with what only the quizmaster knows below it. */
export function Stage({ question: asked, counts, areAnswersHidden, children }: StageProps) {
  const { question, isRevealed, askedOrdinal } = asked;
  const [primary, ...others] = acceptedAnswers(question);
  const options = question.answerEntryType === 'multiChoice' ? optionsOf(question) : [];
  return (
    <Card
      as="section"
      padding="large"
      className="run-stage"
      aria-label={`Question ${askedOrdinal ?? ''}`}
      tabIndex={-1}
      data-focus-home=""
    >
      {question.imageUrl !== '' && (
        <img className="run-stage-image" src={question.imageUrl} alt="" referrerPolicy="no-referrer" />
      )}
      <p className="run-stage-question" dir="auto">
        {question.question || 'A question without words: read yours aloud.'}
      </p>
      {options.length > 0 && (
        <ol className="run-stage-options">
          {options.map(({ text: option }, index) => (
            <li key={index} dir="auto">
              {option}
            </li>
          ))}
        </ol>
      )}
      {areAnswersHidden ? (
        <p className="run-stage-hidden pq-quiet">
          <EyeOff size={18} aria-hidden="true" /> Answers are hidden on this screen.
        </p>
      ) : (
        <dl className="run-stage-answers">
          <dt>Answer</dt>
          <dd dir="auto">
            <strong>{primary ?? 'none written down'}</strong>
            {others.length > 0 && <span className="pq-quiet"> · also {others.join(' · ')}</span>}
          </dd>
          {question.answerTrivia !== '' && (
            <>
              <dt>Your trivia</dt>
              <dd dir="auto">{question.answerTrivia}</dd>
            </>
          )}
        </dl>
      )}
      {counts.teams > 0 && (
        <div className="run-stage-counts">
          <Meter part={counts.submitted} whole={counts.teams} tone="neutral">
            {counts.submitted} of {counts.teams} {counts.teams === 1 ? 'team has' : 'teams have'} submitted
          </Meter>
          {counts.marked > 0 && (
            <Meter part={counts.correct} whole={counts.marked} tone="good">
              {counts.correct} of {counts.marked} marked {counts.marked === 1 ? 'answer is' : 'answers are'}{' '}
              correct
            </Meter>
          )}
        </div>
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
