import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import type { MasterAnswerScoreSheet, MasterQuestion, TeamAnswerSheet } from '@pubquiz/core';
import { GridCell } from './grid-cell';
import type { Cell } from './model/run-night';
import type { RunCommands } from './run-commands';

export interface GridRowProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly answerSheet: TeamAnswerSheet | undefined;
  readonly scoreSheet: MasterAnswerScoreSheet | undefined;
  readonly questions: readonly MasterQuestion[];
  /** The columns in sight. */
  readonly columns: readonly VirtualItem[];
  /** Null unless the selected answer is one of this team's. */
  readonly selectedQuestionId: string | null;
  readonly canMark: boolean;
  readonly areAnswersHidden: boolean;
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
  readonly teamWidth: number;
  readonly columnWidth: number;
  readonly onSelect: (cell: Cell) => void;
  readonly onMark: RunCommands['mark'];
}

/** A team's answers side by side; drawn again only when something of this team changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { teamId, teamName, answerSheet, scoreSheet, selectedQuestionId } = props;
  return (
    <div
      className="run-grid-row"
      role="row"
      aria-rowindex={props.rowIndex}
      style={{ top: props.top, height: props.height }}
    >
      <div
        className={`run-grid-team${selectedQuestionId === null ? '' : ' run-grid-team-selected'}`}
        role="rowheader"
        dir="auto"
        style={{ width: props.teamWidth }}
        title={teamName}
      >
        <span>{teamName}</span>
      </div>
      {props.columns.map(({ index, start }) => {
        const question = props.questions[index];
        if (!question) return null;
        const questionId = question.question.id;
        return (
          <GridCell
            key={questionId}
            teamId={teamId}
            teamName={teamName}
            question={question}
            answer={answerSheet?.questionIdToTeamAnswer[questionId]}
            score={scoreSheet?.questionIdToMasterAnswerScore[questionId]}
            columnIndex={index + 2}
            left={start}
            width={props.columnWidth}
            isSelected={questionId === selectedQuestionId}
            canMark={props.canMark}
            areAnswersHidden={props.areAnswersHidden}
            onSelect={props.onSelect}
            onMark={props.onMark}
          />
        );
      })}
    </div>
  );
});
