import { LIMITS, type TeamQuestion } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Check } from 'lucide-react';
import { useId, type SyntheticEvent } from 'react';
import type { AnswerState } from './answer-state';

export interface AnswerFieldProps {
  readonly question: TeamQuestion;
  readonly answer: string;
  readonly isConfirmed: boolean;
  readonly state: AnswerState;
  /** Answers to this question are taken, and this browser is the secretary's: a reader sees no button (ROLE-7). */
  readonly isEnabled: boolean;
  readonly describedBy: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/** A free-text answer with its button, which reads 'Submitted' once confirmed (TEAM-18, TEAM-21). */
export function AnswerField(props: AnswerFieldProps) {
  const { question, answer, isConfirmed, state, isEnabled, describedBy, onType, onSubmit } = props;
  const id = useId();
  const isSubmitted = state === 'submitted';
  const isUnderWay = state === 'submitting' || (state === 'not-sent' && isConfirmed);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isEnabled && !isSubmitted && !isUnderWay) onSubmit();
  }

  return (
    <form className="team-answer" onSubmit={handleSubmit}>
      <label className="team-answer-label" htmlFor={id}>
        Your answer<span className="pq-visually-hidden"> to question {question.ordinal}</span>
      </label>
      <input
        id={id}
        className="pq-input pq-input-large team-answer-input"
        type="text"
        name={`answer-${question.ordinal}`}
        value={answer}
        maxLength={LIMITS.teamAnswer}
        disabled={!isEnabled}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={(event) => {
          onType(event.target.value);
        }}
      />
      {isEnabled && (
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={isSubmitted ? 'team-submit team-submit-done' : 'team-submit'}
          icon={isSubmitted ? <Check /> : undefined}
          disabled={isSubmitted}
          isBusy={isUnderWay}
        >
          {isSubmitted ? 'Submitted' : isUnderWay ? 'Submitting…' : 'Submit'}
        </Button>
      )}
    </form>
  );
}
