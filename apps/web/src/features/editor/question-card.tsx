import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { scrollToElement } from '../../lib/scroll';
import { answerSummary } from './answer-summary';
import type { DraftQuestion } from './draft';
import { startsExpanded } from './editor-state';
import { QuestionCardActions } from './question-card-actions';
import { QuestionForm } from './question-form';
import type { QuestionHandlers } from './use-question-handlers';
import './question-card.css';

export interface QuestionCardProps {
  readonly question: DraftQuestion;
  /** 1 = first. */
  readonly number: number;
  readonly isLast: boolean;
  readonly points: number;
  readonly isFocusWanted: boolean;
  /** The same object on every render, so that typing in one card draws no other. */
  readonly handlers: QuestionHandlers;
}

function QuestionCardView({ question, number, isLast, points, isFocusWanted, handlers }: QuestionCardProps) {
  const [isExpanded, setIsExpanded] = useState(() => startsExpanded(question));
  const card = useRef<HTMLLIElement>(null);
  const summary = answerSummary(question);

  useEffect(() => {
    if (!isFocusWanted || card.current === null) return;
    const field = card.current.querySelector<HTMLElement>('textarea') ?? card.current.querySelector('button');
    field?.focus({ preventScroll: true });
    scrollToElement(card.current);
    handlers.focused();
  }, [isFocusWanted, handlers]);

  return (
    <li className={isExpanded ? 'editor-card editor-card-open' : 'editor-card'} ref={card}>
      <article aria-label={`Question ${number}`}>
        <header className="editor-card-head">
          <h2 className="editor-card-heading">
            <button
              type="button"
              className="editor-card-toggle"
              aria-expanded={isExpanded}
              onClick={() => {
                setIsExpanded(!isExpanded);
              }}
            >
              <span className="editor-card-number">{number}</span>
              <span className="editor-card-text">
                <span className="editor-card-question">{question.question.trim() || 'New question'}</span>
                {!isExpanded && (
                  <span className="editor-card-answer">
                    {summary === '' ? 'No correct answer yet' : summary}
                  </span>
                )}
              </span>
              <span className="editor-card-points">{points === 1 ? '1 point' : `${points} points`}</span>
              <ChevronDown className="editor-card-chevron" size={20} aria-hidden="true" />
            </button>
          </h2>
          <QuestionCardActions question={question} number={number} isLast={isLast} handlers={handlers} />
        </header>
        {isExpanded && (
          <QuestionForm
            question={question}
            quizPoints={points}
            onChange={(fields) => {
              handlers.change(question, fields);
            }}
          />
        )}
      </article>
    </li>
  );
}

/** One question: a calm line, or the form (EDIT-10 to EDIT-14). */
export const QuestionCard = memo(QuestionCardView);
