import { Eye } from 'lucide-react';
import type { MasterQuestion } from '@pubquiz/core';
import { VisuallyHidden } from '@pubquiz/ui/visually-hidden';

export interface GridQuestionHeaderProps {
  readonly question: MasterQuestion;
  readonly columnIndex: number;
  readonly left: number;
  readonly width: number;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
}

/** What the marks leave unsaid. */
function progressWords({ question, isSelected }: GridQuestionHeaderProps): string {
  return [question.askedOrdinal === null ? 'not asked' : 'asked', ...(isSelected ? ['selected'] : [])].join(
    ', ',
  );
}

/** The head of a column with its progress marks: selected, current, asked, revealed (RUN-10, RUN-13). */
export function GridQuestionHeader(props: GridQuestionHeaderProps) {
  const { question, columnIndex, left, width, isSelected, isCurrent, onSelect } = props;
  const isAsked = question.askedOrdinal !== null;
  const names = ['run-grid-question'];
  if (isAsked) names.push('run-grid-question-asked');
  if (isSelected) names.push('run-grid-question-selected');
  return (
    <div role="columnheader" aria-colindex={columnIndex} className={names.join(' ')} style={{ left, width }}>
      <button
        type="button"
        disabled={!isAsked}
        aria-pressed={isSelected}
        title={question.question.question}
        onClick={onSelect}
      >
        <span className="run-grid-question-number">Q{question.askedOrdinal ?? columnIndex - 1}</span>{' '}
        {isCurrent && <span className="run-grid-mark">Current</span>}{' '}
        {question.isRevealed && (
          <span className="run-grid-mark run-grid-mark-revealed">
            <Eye size={14} aria-hidden="true" /> Revealed
          </span>
        )}
        <VisuallyHidden>, {progressWords(props)}</VisuallyHidden>
      </button>
    </div>
  );
}
