import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useIsMobile } from '../../lib/is-mobile';
import type { RunNight } from './model/run-night';
import type { Selection } from './model/selection';
import { gridCellId } from './grid-cell';
import { GridQuestionHeader } from './grid-question-header';
import { GridRow } from './grid-row';
import type { RunCommands } from './run-commands';
import './scoring-grid.css';

const COLUMN_WIDTH = 184;
const ROW_HEIGHT = 92;
const HEADER_HEIGHT = 56;
const SCROLLBAR_SIZE = 16;

export interface ScoringGridProps {
  readonly night: RunNight;
  readonly selection: Selection;
  readonly canMark: boolean;
  readonly areAnswersHidden: boolean;
  readonly onSelect: (selection: Selection) => void;
  readonly onMark: RunCommands['mark'];
}

/** Brings an item into sight. One that is there already costs nothing: asking the page for its layout would. */
function bringIntoSight(items: Virtualizer<HTMLDivElement, Element>, index: number): void {
  const item = items.measurementsCache[index];
  const { scrollOffset, scrollRect, options } = items;
  if (item && scrollOffset !== null && scrollRect !== null) {
    const size = options.horizontal ? scrollRect.width : scrollRect.height;
    const isInSight =
      item.start >= scrollOffset + options.scrollPaddingStart &&
      item.end <= scrollOffset + size - SCROLLBAR_SIZE;
    if (isInSight) return;
  }
  if (index >= 0) items.scrollToIndex(index);
}

/** Teams as rows and questions as columns; only what is in sight is drawn (RUN-7, RUN-8). */
export function ScoringGrid(props: ScoringGridProps) {
  const { night, selection, canMark, areAnswersHidden, onSelect, onMark } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const teamWidth = useIsMobile() ? 112 : 168;
  const rows = useVirtualizer({
    count: night.teams.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    overscan: 4,
    // Both directions are drawn together, after the frame that scrolled; the overscan covers it.
    useFlushSync: false,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: night.questions.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => COLUMN_WIDTH,
    paddingStart: teamWidth,
    scrollPaddingStart: teamWidth,
    overscan: 2,
    useFlushSync: false,
  });

  const selectedColumn = night.questions.findIndex(({ question }) => question.id === selection.questionId);
  const selectedRow = night.teams.findIndex(({ id }) => id === selection.teamId);
  useEffect(() => {
    bringIntoSight(columns, selectedColumn);
    bringIntoSight(rows, selectedRow);
  }, [columns, rows, selectedColumn, selectedRow]);

  const visibleColumns = columns.getVirtualItems();
  const { teamId, questionId } = selection;
  const isCellSelected = teamId !== null && questionId !== null;

  function enterSelectedCell(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget || !isCellSelected) return;
    event.preventDefault();
    document.getElementById(gridCellId({ teamId, questionId }))?.querySelector('input')?.focus();
  }

  return (
    <div
      ref={scroller}
      className="run-grid"
      role="grid"
      aria-label="Scores"
      aria-rowcount={night.teams.length + 1}
      aria-colcount={night.questions.length + 1}
      aria-activedescendant={isCellSelected ? gridCellId({ teamId, questionId }) : undefined}
      tabIndex={0}
      data-focus-home=""
      onKeyDown={enterSelectedCell}
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
          {visibleColumns.map(({ index, start }) => {
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
          return (
            team && (
              <GridRow
                key={team.id}
                teamId={team.id}
                teamName={team.name}
                answerSheet={night.answerSheets.get(team.id)}
                scoreSheet={night.scoreSheets.get(team.id)}
                questions={night.questions}
                columns={visibleColumns}
                selectedQuestionId={row.index === selectedRow ? selection.questionId : null}
                canMark={canMark}
                areAnswersHidden={areAnswersHidden}
                rowIndex={row.index + 2}
                top={row.start}
                height={ROW_HEIGHT}
                teamWidth={teamWidth}
                columnWidth={COLUMN_WIDTH}
                onSelect={onSelect}
                onMark={onMark}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
