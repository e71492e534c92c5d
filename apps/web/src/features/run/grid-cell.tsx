import { Check, X } from 'lucide-react';
import type { MasterQuestion } from '@pubquiz/core';
import { CorrectnessIcon } from './correctness-icon';
import { correctness, isMarkable } from './model/correctness';
import type { RunNight } from './model/run-night';
import { PointsInput } from './points-input';
import type { RunCommands } from './run-commands';

export interface GridCellProps {
  readonly night: RunNight;
  readonly teamId: string;
  readonly teamName: string;
  readonly question: MasterQuestion;
  readonly columnIndex: number;
  readonly left: number;
  readonly width: number;
  readonly isSelected: boolean;
  readonly canMark: boolean;
  readonly areAnswersHidden: boolean;
  readonly onSelect: () => void;
  readonly onMark: RunCommands['mark'];
}

/** What stands in a cell when the answer is not shown: waiting, hidden or nothing asked. */
function answerText({ night, teamId, question, areAnswersHidden }: GridCellProps): string {
  const answer = night.answer({ teamId, questionId: question.question.id });
  if (question.askedOrdinal === null) return '';
  if (answer === undefined || answer.isEmpty) return '... waiting ...';
  return areAnswersHidden ? 'hidden' : answer.answer;
}

/** One team's answer to one question: the text, how it stands, its points and the two marks (RUN-8, RUN-32, MARK-2). */
export function GridCell(props: GridCellProps) {
  const { night, teamId, teamName, question, columnIndex, left, width, isSelected, canMark } = props;
  const cell = { teamId, questionId: question.question.id };
  const state = correctness(night, cell);
  const score = night.score(cell);
  const place = `${teamName}, question ${question.askedOrdinal ?? ''}`;
  const isOpen = canMark && isMarkable(night, cell);
  const text = answerText(props);

  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={isSelected}
      className={`run-cell run-cell-${state}${isSelected ? ' run-cell-selected' : ''}`}
      style={{ left, width }}
      onClick={question.askedOrdinal === null ? undefined : props.onSelect}
    >
      {question.askedOrdinal === null ? (
        <CorrectnessIcon state={state} />
      ) : (
        <>
          <span className="run-cell-answer" title={text.length > 20 ? text : undefined}>
            {text}
          </span>
          <span className="run-cell-tools">
            <CorrectnessIcon state={state} />
            <PointsInput
              label={`Points for ${place}`}
              points={score?.pointsAwarded ?? 0}
              disabled={!isOpen || state === 'incorrect'}
              onChange={(pointsAwarded) => props.onMark(cell, { isCorrect: true, pointsAwarded })}
            />
            <button
              type="button"
              className="run-mark run-mark-correct"
              aria-label={`Correct: ${place}`}
              aria-pressed={score?.isCorrect === true}
              disabled={!isOpen || score?.isCorrect === true}
              onClick={() => props.onMark(cell, { isCorrect: true, pointsAwarded: question.points })}
            >
              <Check size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="run-mark run-mark-incorrect"
              aria-label={`Incorrect: ${place}`}
              aria-pressed={score?.isCorrect === false}
              disabled={!isOpen || score?.isCorrect === false}
              onClick={() => props.onMark(cell, { isCorrect: false, pointsAwarded: 0 })}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </span>
        </>
      )}
    </div>
  );
}
