import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useIsMobile } from '../../lib/is-mobile';
import type { RunNight } from './model/run-night';
import type { Selection } from './model/selection';
import { GridCell } from './grid-cell';
import { GridQuestionHeader } from './grid-question-header';
import type { RunCommands } from './run-commands';
import './scoring-grid.css';

const COLUMN_WIDTH = 184;
const ROW_HEIGHT = 92;
const HEADER_HEIGHT = 56;

export interface ScoringGridProps {
  readonly night: RunNight;
  readonly selection: Selection;
  readonly canMark: boolean;
  readonly areAnswersHidden: boolean;
  readonly onSelect: (selection: Selection) => void;
  readonly onMark: RunCommands['mark'];
}

/** Teams as rows and questions as columns; only what is in sight is drawn (RUN-7, RUN-8). */
export function ScoringGrid(props: ScoringGridProps) {
  const { night, selection, canMark, areAnswersHidden, onSelect, onMark } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const teamWidth = useIsMobile() ? 104 : 168;
  const rows = useVirtualizer({
    count: night.teams.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    overscan: 4,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: night.questions.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => COLUMN_WIDTH,
    paddingStart: teamWidth,
    scrollPaddingStart: teamWidth,
    overscan: 2,
  });

  const selectedColumn = night.questions.findIndex(({ question }) => question.id === selection.questionId);
  const selectedRow = night.teams.findIndex(({ id }) => id === selection.teamId);
  useEffect(() => {
    if (selectedColumn >= 0) columns.scrollToIndex(selectedColumn);
    if (selectedRow >= 0) rows.scrollToIndex(selectedRow);
  }, [columns, rows, selectedColumn, selectedRow]);

  return (
    <div
      ref={scroller}
      className="run-grid"
      role="grid"
      aria-label="Scores"
      aria-rowcount={night.teams.length + 1}
      aria-colcount={night.questions.length + 1}
      tabIndex={0}
      style={{ height: `min(70vh, ${rows.getTotalSize() + 20}px)` }}
    >
      <div
        className="run-grid-sheet"
        style={{ width: columns.getTotalSize(), height: rows.getTotalSize() }}
        role="presentation"
      >
        <div className="run-grid-header" role="row" aria-rowindex={1} style={{ height: HEADER_HEIGHT }}>
          <div className="run-grid-corner" role="columnheader" style={{ width: teamWidth }}>
            Teams
          </div>
          {columns.getVirtualItems().map(({ index, start }) => {
            const question = night.questions[index];
            return (
              question && (
                <GridQuestionHeader
                  key={question.question.id}
                  question={question}
                  columnIndex={index + 2}
                  left={start}
                  width={COLUMN_WIDTH}
                  isSelected={index === selectedColumn}
                  isCurrent={question.question.id === night.master.session.currentQuestionId}
                  onSelect={() => onSelect({ ...selection, questionId: question.question.id })}
                />
              )
            );
          })}
        </div>
        {rows.getVirtualItems().map((row) => {
          const team = night.teams[row.index];
          if (!team) return null;
          return (
            <div
              key={team.id}
              className="run-grid-row"
              role="row"
              aria-rowindex={row.index + 2}
              style={{ top: row.start, height: ROW_HEIGHT }}
            >
              <div
                className={`run-grid-team${row.index === selectedRow ? ' run-grid-team-selected' : ''}`}
                role="rowheader"
                style={{ width: teamWidth }}
                title={team.name}
              >
                {team.name}
              </div>
              {columns.getVirtualItems().map(({ index, start }) => {
                const question = night.questions[index];
                return (
                  question && (
                    <GridCell
                      key={question.question.id}
                      night={night}
                      teamId={team.id}
                      teamName={team.name}
                      question={question}
                      columnIndex={index + 2}
                      left={start}
                      width={COLUMN_WIDTH}
                      isSelected={row.index === selectedRow && index === selectedColumn}
                      canMark={canMark}
                      areAnswersHidden={areAnswersHidden}
                      onSelect={() => onSelect({ teamId: team.id, questionId: question.question.id })}
                      onMark={onMark}
                    />
                  )
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}
