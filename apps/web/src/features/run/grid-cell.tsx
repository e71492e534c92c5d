import { Check, X } from 'lucide-react';
import { memo } from 'react';
import {
  needsAnswerTooltip,
  type MasterAnswerScore,
  type MasterQuestion,
  type TeamAnswerView,
} from '@pubquiz/core';
import { CorrectnessIcon } from './correctness-icon';
import { answerState } from './model/correctness';
import type { Cell } from './model/run-night';
import { PointsInput } from './points-input';
import type { RunCommands } from './run-commands';

export interface GridCellProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly question: MasterQuestion;
  readonly answer: TeamAnswerView | undefined;
  readonly score: MasterAnswerScore | undefined;
  readonly columnIndex: number;
  readonly left: number;
  readonly width: number;
  readonly isSelected: boolean;
  readonly canMark: boolean;
  readonly areAnswersHidden: boolean;
  readonly onSelect: (cell: Cell) => void;
  readonly onMark: RunCommands['mark'];
}

/** The element that the grid names as the selected one. */
export function gridCellId({ teamId, questionId }: Cell): string {
  return `cell-${teamId}-${questionId}`;
}

/** What stands in a cell: the answer, or why there is none to read. */
function answerText(answer: TeamAnswerView | undefined, areAnswersHidden: boolean): string {
  if (answer === undefined || answer.isEmpty) return '... waiting ...';
  return areAnswersHidden ? 'hidden' : answer.answer;
}

function UnaskedCell({ columnIndex, left, width }: GridCellProps) {
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      className="run-cell run-cell-notAsked"
      style={{ left, width }}
    >
      <CorrectnessIcon state="notAsked" />
    </div>
  );
}

function AskedCell(props: GridCellProps) {
  const { teamId, teamName, question, answer, score, isSelected, onMark } = props;
  const cell = { teamId, questionId: question.question.id };
  const state = answerState(answer, score);
  const place = `${teamName}, question ${question.askedOrdinal ?? ''}`;
  const isOpen = props.canMark && answer?.isEmpty === false;
  const text = answerText(answer, props.areAnswersHidden);
  // One stop for the Tab key: the selected cell. The arrow keys move between cells.
  const tabIndex = isSelected ? 0 : -1;
  return (
    <div
      id={gridCellId(cell)}
      role="gridcell"
      aria-colindex={props.columnIndex}
      aria-selected={isSelected}
      className={`run-cell run-cell-${state}${isSelected ? ' run-cell-selected' : ''}`}
      style={{ left: props.left, width: props.width }}
      onClick={() => props.onSelect(cell)}
    >
      <span className="run-cell-answer" dir="auto" title={needsAnswerTooltip(text) ? text : undefined}>
        {text}
      </span>
      <span className="run-cell-tools">
        <CorrectnessIcon state={state} />
        <PointsInput
          label={`Points for ${place}`}
          points={score?.pointsAwarded ?? 0}
          disabled={!isOpen || state === 'incorrect'}
          tabIndex={tabIndex}
          onChange={(pointsAwarded) => onMark(cell, { isCorrect: true, pointsAwarded })}
        />
        <button
          type="button"
          className="run-mark run-mark-correct"
          aria-label={`Correct: ${place}`}
          aria-pressed={score?.isCorrect === true}
          disabled={!isOpen || score?.isCorrect === true}
          tabIndex={tabIndex}
          onClick={() => onMark(cell, { isCorrect: true, pointsAwarded: question.points })}
        >
          <Check size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="run-mark run-mark-incorrect"
          aria-label={`Incorrect: ${place}`}
          aria-pressed={score?.isCorrect === false}
          disabled={!isOpen || score?.isCorrect === false}
          tabIndex={tabIndex}
          onClick={() => onMark(cell, { isCorrect: false, pointsAwarded: 0 })}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}

/** One team's answer to one question: the text, how it stands, its points and the two marks (RUN-8, RUN-32, MARK-2). */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  return props.question.askedOrdinal === null ? <UnaskedCell {...props} /> : <AskedCell {...props} />;
});
