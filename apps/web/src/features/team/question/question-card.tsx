import type { TeamQuestion } from '@pubquiz/core';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { questionElementId } from '../focus-question';
import { FoldedLine } from './folded-line';
import { QuestionBody, type QuestionBodyProps } from './question-body';
import './question.css';

export interface QuestionCardProps extends QuestionBodyProps {
  readonly isOpen: boolean;
  readonly isHighlighted: boolean;
}

/** One question: unfolded with everything to do and to know, or folded to a line with its state. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, isNewest, isOpen, isHighlighted, actions } = props;
  const { questionId, ordinal } = question;
  const id = useId();
  const names = ['team-question'];
  if (isNewest) names.push('team-question-newest');
  if (!isOpen) names.push('team-question-folded');
  if (isHighlighted) names.push('team-question-highlighted');
  return (
    <article
      id={questionElementId(ordinal)}
      className={names.join(' ')}
      tabIndex={-1}
      aria-labelledby={id}
      onFocus={({ target, currentTarget }) => {
        // The page may have put the focus on the card itself: nobody has it in hand then.
        actions.focus(target === currentTarget ? null : questionId);
      }}
      onBlur={() => {
        actions.focus(null);
      }}
    >
      <h2 className="team-question-heading" id={id}>
        {isNewest ? (
          <QuestionName question={question} />
        ) : (
          <button
            type="button"
            className="team-fold"
            aria-expanded={isOpen}
            onClick={() => {
              actions.toggle(questionId);
            }}
          >
            <QuestionName question={question} />
            <ChevronDown className="team-fold-arrow" aria-hidden="true" />
          </button>
        )}
      </h2>
      {isOpen || isNewest ? <QuestionBody {...props} /> : <FoldedLine {...props} />}
    </article>
  );
}

function QuestionName({ question: { ordinal, points } }: { readonly question: TeamQuestion }) {
  return (
    <>
      <span>Question {ordinal}</span>
      <span className="team-points">{points === 1 ? '1 point' : `${points} points`}</span>
    </>
  );
}
